import type { Assignment } from '@oj/contract';
import { durationText, formatMoment, RelativeTime, Tag, theme, useLocale, useNow, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { assignmentPhrases } from './assignmentPhrases';
import { type Phase, phaseOf } from './phaseOf';

const tones = { open: 'success', lateOpen: 'warning', over: 'neutral' } as const satisfies Record<Phase, string>;

/** A deadline this near stands out. */
const URGENT_MS = 86_400_000;

interface DeadlineProps {
  times: Pick<Assignment, 'dueAt' | 'lateUntil'>;
}

/** Whether an assignment is open, open for late work, or over. */
export function PhaseTag({ times }: DeadlineProps) {
  const say = usePhrases(assignmentPhrases);
  const phase = phaseOf(times, useNow());
  return <Tag tone={tones[phase]}>{say(phase)}</Tag>;
}

/** What is left of the time, in a few words, or since when it is over. */
export function TimeLeft({ times }: DeadlineProps) {
  const say = usePhrases(assignmentPhrases);
  const locale = useLocale();
  const now = useNow();
  const { dueAt, lateUntil } = times;
  const phase = phaseOf(times, now);
  if (phase === 'over') return <RelativeTime at={lateUntil ?? dueAt} />;
  const closesAt = (phase === 'lateOpen' && lateUntil) || dueAt;
  const leftMs = closesAt.getTime() - now;
  return (
    <Left data-urgent={phase === 'lateOpen' || leftMs < URGENT_MS || undefined}>
      {say(phase === 'open' ? 'openFor' : 'lateFor', { distance: durationText(leftMs, locale) })}
    </Left>
  );
}

/** What is left of the time, then the deadline, and until when late work counts. */
export function Deadline({ times }: DeadlineProps) {
  const say = usePhrases(assignmentPhrases);
  const { dueAt, lateUntil } = times;
  return (
    <Lines>
      <TimeLeft times={times} />
      <small>{formatMoment(dueAt)}</small>
      {lateUntil && <small>{say('lateNote', { at: formatMoment(lateUntil) })}</small>}
    </Lines>
  );
}

const Left = styled.span`
  &[data-urgent] {
    color: ${theme.color.warn};
  }
`;

const Lines = styled.span`
  display: inline-grid;
  justify-items: start;
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
`;
