import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import { theme } from '../../theme/theme';
import { VerdictIcon } from '../VerdictIcon/VerdictIcon';
import { pigmentVariables } from '../../verdict/pigmentVariables';
import { useVerdictName } from '../../verdict/verdictNames';
import { isUnknown, type Verdict, verdictOf, type VerdictStatus } from '../../verdict/verdicts';
import { sealPhrases } from './sealPhrases';

export interface VerdictSealProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Verdict, by number (-10 to 10) or letters (`WA`). -10, `NS`, shows nothing. */
  status: VerdictStatus;
  /** `small` is the 22 px stamp of tables, `medium` the 28 px chip with the verdict's name. Default `small`. */
  size?: 'small' | 'medium';
  /** Points of a partly accepted solution; take the place of the letters. */
  score?: number | null | undefined;
  /** Tests done so far; shown while judging as "23/40". */
  progress?: { done: number; total: number } | null | undefined;
  /** Place in the queue while pending, from 1. */
  queuePlace?: number | null | undefined;
}

/** The verdict as a stamp: pigment, shape and letters. It is stamped down when the verdict lands. */
export const VerdictSeal = forwardRef<HTMLSpanElement, VerdictSealProps>(function VerdictSeal(
  { status, size = 'small', score, progress, queuePlace, ...rest },
  ref,
) {
  const verdict = verdictOf(status);
  const figure = figureOf(verdict, { score, progress, queuePlace });
  const name = useVerdictName()(status);
  const spoken = useSpoken(verdict, name, { score, progress, queuePlace });
  const justLanded = useLanding(verdict);
  if (verdict.name === 'notSubmitted') return null;
  const shared = {
    ref,
    role: 'img',
    'aria-label': spoken,
    'data-verdict': verdict.letters,
    'data-pigment': verdict.pigment,
    'data-unknown': isUnknown(verdict) || undefined,
    'data-landed': justLanded || undefined,
    ...rest,
  } as const;
  if (size === 'small') {
    return (
      <Stamp title={name} {...shared}>
        <VerdictIcon status={status} />
        <b>{figure ?? verdict.letters}</b>
      </Stamp>
    );
  }
  return (
    <Chip {...shared}>
      <i>
        <VerdictIcon status={status} />
      </i>
      <b>{verdict.letters}</b>
      <em>
        {name}
        {figure && <span> {figure}</span>}
      </em>
    </Chip>
  );
});

type Particulars = Pick<VerdictSealProps, 'score' | 'progress' | 'queuePlace'>;

function figureOf({ name }: Verdict, { score, progress, queuePlace }: Particulars): string | undefined {
  if (name === 'judging' && progress) return `${progress.done}/${progress.total}`;
  if (name === 'pending' && queuePlace) return `#${queuePlace}`;
  if (name === 'partialAccepted' && typeof score === 'number') return String(score);
  return undefined;
}

function useSpoken({ name: verdictName }: Verdict, name: string, { score, progress, queuePlace }: Particulars): string {
  const say = usePhrases(sealPhrases);
  if (verdictName === 'judging' && progress) return say('tested', { name, ...progress });
  if (verdictName === 'pending' && queuePlace) return say('queued', { name, place: queuePlace });
  if (typeof score === 'number') return say('scored', { name, score });
  return name;
}

/** True from the moment at which a running verdict becomes final in front of the reader's eyes. */
function useLanding(verdict: Verdict): boolean {
  const [seen, setSeen] = useState({ verdict, justLanded: false });
  if (seen.verdict === verdict) return seen.justLanded;
  const justLanded = seen.verdict.underway && !verdict.underway;
  setSeen({ verdict, justLanded });
  return justLanded;
}

const stamp = keyframes`
  from {
    transform: scale(1.12);
    opacity: 0;
  }
`;

const hatch = `repeating-linear-gradient(135deg, color-mix(in oklch, var(--pigment) 30%, var(--pigment-soft)) 0 2px, var(--pigment-soft) 2px 7px)`;

const Stamp = styled.span`
  ${pigmentVariables}
  display: inline-grid;
  grid-auto-flow: column;
  align-items: center;
  gap: 4px;
  height: 22px;
  padding: 0 6px;
  border-radius: ${theme.radius.seal};
  background: var(--pigment);
  color: ${theme.color.onSolid};
  vertical-align: middle;
  white-space: nowrap;

  & b {
    font: 700 11px/22px ${theme.family.mono};
    font-variant-numeric: tabular-nums;
  }
  & svg {
    width: 11px;
    height: 11px;
    stroke-width: 2.6;
  }
  &[data-unknown] {
    background: ${hatch};
    color: var(--pigment-fg);
    box-shadow: inset 0 0 0 1px var(--pigment);
  }
  &[data-unknown] b {
    padding: 0 3px;
    border-radius: 2px;
    background: var(--pigment-soft);
    line-height: 16px;
  }
  &[data-landed] {
    animation: ${stamp} ${theme.motion.stamp} ${theme.motion.ease};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Chip = styled.span`
  ${pigmentVariables}
  display: inline-flex;
  align-items: stretch;
  height: 28px;
  overflow: hidden;
  border-radius: ${theme.radius.seal};
  background: var(--pigment-soft);
  color: var(--pigment-fg);
  vertical-align: middle;
  white-space: nowrap;

  & i {
    display: grid;
    width: 28px;
    place-items: center;
    background: var(--pigment);
    color: ${theme.color.onSolid};
  }
  & b {
    padding-left: 9px;
    font: 700 12px/28px ${theme.family.mono};
    letter-spacing: 0.02em;
  }
  & em {
    padding: 0 10px 0 7px;
    color: ${theme.color.text};
    font: 500 14px/28px ${theme.family.sans};
    font-variant-numeric: tabular-nums;
  }
  &[data-unknown] i {
    background: ${hatch};
    color: var(--pigment-fg);
  }
  &[data-landed] {
    animation: ${stamp} ${theme.motion.stamp} ${theme.motion.ease};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
