import { styled } from 'styled-components';
import { type Ceremony, hiddenCount, type Stage } from '../../ranking/ceremony';
import type { MedalCounts } from '../../ranking/medals';
import { usePhrases } from '../../locale/LocaleProvider';
import type { Say } from '../../locale/phrases';
import { type ShownName, shownNameOf } from '../Scoreboard/boardFilter';
import { theme } from '../../theme/theme';
import { resolverPhrases } from './resolverPhrases';
import { awardOf, nextMedalOf, withFinalRank } from './useCeremony';

interface CeremonyCaptionProps {
  stage: Stage;
  ceremony: Ceremony;
  medals: MedalCounts;
  shownName: ShownName;
  /** Whether the medal of the place whose turn it is is told. */
  cuesMedals: boolean;
}

/** What has just happened, in large letters; spoken. */
export function CeremonyCaption({ stage, ceremony, medals, shownName, cuesMedals }: CeremonyCaptionProps) {
  const say = usePhrases(resolverPhrases);
  const { step } = stage;
  const medal = awardOf(stage, ceremony, medals)?.medal;
  const next = cuesMedals ? nextMedalOf(stage, ceremony, medals) : undefined;
  const outcome = step?.kind === 'opened' ? (step.first ? 'first' : step.accepted ? 'accepted' : 'rejected') : step?.kind;
  return (
    <Caption aria-live="polite" data-outcome={outcome}>
      <b>{textOf(stage, ceremony, shownName, say)}</b>
      {medal && (
        <span data-disc data-medal={medal}>
          {say(medal)}
        </span>
      )}
      {step?.kind === 'opened' && step.from > step.to && <span>{say('rises', { count: step.from - step.to })}</span>}
      {next && (
        <span data-disc data-medal={next}>
          {say('nextMedal', { medal: say(next) })}
        </span>
      )}
    </Caption>
  );
}

type SayResolver = Say<typeof resolverPhrases.words>;

function textOf({ step, standings }: Stage, ceremony: Ceremony, shownName: ShownName, say: SayResolver): string {
  const standing = standings.find(({ id }) => id === step?.entrantId);
  if (!step || !standing) return say('start', { count: hiddenCount(standings) });
  const name = shownNameOf(standing, shownName);
  if (step.kind === 'opened') {
    const { problem } = step;
    if (!step.accepted) return say('rejected', { name, problem });
    return step.first ? say('acceptedFirst', { name, problem }) : say('accepted', { name, problem });
  }
  const { rank } = withFinalRank(standing, ceremony);
  return rank === null ? say('settledUnofficial', { name }) : say('settled', { name, rank });
}

const Caption = styled.p`
  display: flex;
  flex: 1 1 320px;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
  min-width: 0;
  min-height: 36px;
  margin: 0;
  color: ${theme.color.text2};
  font: ${theme.font.lead};

  & > b {
    min-width: 0;
    color: ${theme.color.text};
    font: 600 24px/32px ${theme.family.serif};
    overflow-wrap: anywhere;
  }
  &[data-outcome='first'] > b,
  &[data-outcome='accepted'] > b {
    color: var(--oj-ac-fg);
  }
  &[data-outcome='rejected'] > b {
    color: var(--oj-wa-fg);
  }
  & > [data-disc] {
    padding: 2px 12px;
    border-radius: 14px;
    color: #1d1d26;
    font: ${theme.font.strong};
  }
  & > [data-medal='gold'] {
    background: var(--oj-gold);
  }
  & > [data-medal='silver'] {
    background: var(--oj-silver);
  }
  & > [data-medal='bronze'] {
    background: var(--oj-bronze);
  }
  @media (forced-colors: active) {
    & > [data-disc] {
      border: 1px solid CanvasText;
      color: CanvasText;
    }
  }
`;
