import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { type ShownName, shownNameOf } from '../Scoreboard/boardFilter';
import { theme } from '../../theme/theme';
import { resolverPhrases } from './resolverPhrases';
import type { WonMedal } from './useCeremony';

/** What stands on the screen before the ceremony begins. */
export function TitleScreen({ title }: { title: ReactNode }) {
  const say = usePhrases(resolverPhrases);
  return (
    <Screen data-screen="title">
      <strong>{title}</strong>
      <small>{say('begins')}</small>
    </Screen>
  );
}

/** Who has won a medal, as large as the board, until the next key, press or tap. */
export function AwardScreen({ standing, medal, shownName }: WonMedal & { shownName: ShownName }) {
  const say = usePhrases(resolverPhrases);
  const { school, rank, solved } = standing;
  const name = shownNameOf(standing, shownName);
  return (
    <Screen data-screen="award" data-medal={medal}>
      <span data-disc>{say(medal)}</span>
      <strong>
        <bdi>{name}</bdi>
      </strong>
      {school && school !== name && (
        <span>
          <bdi>{school}</bdi>
        </span>
      )}
      <span>{say('awardFacts', { rank: rank ?? '', count: solved })}</span>
      <small>{say('goesOn')}</small>
    </Screen>
  );
}

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(16px);
  }
`;

const Screen = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[6]};
  min-block-size: min(60vh, 520px);
  padding: ${theme.space[8]};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text2};
  font: 500 clamp(18px, 2.2vw, 32px) / 1.3 ${theme.family.sans};
  text-align: center;
  cursor: pointer;
  & > * {
    max-inline-size: 100%;
    overflow-wrap: anywhere;
  }
  & > strong {
    color: ${theme.color.text};
    font: 600 clamp(32px, 6vw, 88px) / 1.2 ${theme.family.serif};
  }
  & > small {
    margin-block-start: ${theme.space[6]};
    color: ${theme.color.text3};
    font: ${theme.font.lead};
  }
  & > [data-disc] {
    padding: 0.2em 1em;
    border-radius: 1.2em;
    background: var(--medal);
    color: #1d1d26;
    font-weight: 600;
    font-size: clamp(22px, 3vw, 44px);
  }
  &[data-medal] {
    border-color: var(--medal);
    box-shadow: inset 0 0 0 3px var(--medal);
  }
  &[data-medal='gold'] {
    --medal: var(--oj-gold);
  }
  &[data-medal='silver'] {
    --medal: var(--oj-silver);
  }
  &[data-medal='bronze'] {
    --medal: var(--oj-bronze);
  }
  @media not (prefers-reduced-motion: reduce) {
    &[data-medal] > * {
      animation: ${rise} ${theme.motion.panel} ${theme.motion.ease};
    }
  }
  @media (forced-colors: active) {
    & > [data-disc] {
      border: 1px solid CanvasText;
      color: CanvasText;
    }
  }
`;
