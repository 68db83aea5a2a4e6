import type { Assignment } from '@oj/contract';
import { durationText, formatMoment, RelativeTime, Tag, theme, useLocale, useNow, usePhrases } from '@oj/ui';
import { styled } from 'styled-components';
import { assignmentPhrases } from './assignmentPhrases';
import { type Phase, phaseOf } from './phaseOf';

const tones = { open: 'success', lateOpen: 'warning', over: 'neutral' } as const satisfies Record<Phase, string>;

interface DeadlineProps {
  times: Pick<Assignment, 'dueAt' | 'lateUntil'>;
}

/** Whether an assignment is open, open for late work, or over. */
export function PhaseTag({ times }: DeadlineProps) {
  const say = usePhrases(assignmentPhrases);
  const phase = phaseOf(times, useNow());
  return <Tag tone={tones[phase]}>{say(phase)}</Tag>;
}

/** What is left of the time, then the deadline, and until when late work counts. */
export function Deadline({ times }: DeadlineProps) {
  const say = usePhrases(assignmentPhrases);
  const locale = useLocale();
  const now = useNow();
  const { dueAt, lateUntil } = times;
  const phase = phaseOf(times, now);
  const closesAt = (phase === 'lateOpen' && lateUntil) || dueAt;
  return (
    <Lines>
      {phase === 'over' ? (
        <RelativeTime at={lateUntil ?? dueAt} />
      ) : (
        <span>{say(phase === 'open' ? 'openFor' : 'lateFor', { distance: durationText(closesAt.getTime() - now, locale) })}</span>
      )}
      <small>{formatMoment(dueAt)}</small>
      {lateUntil && <small>{say('lateNote', { at: formatMoment(lateUntil) })}</small>}
    </Lines>
  );
}

const Lines = styled.span`
  display: inline-grid;
  justify-items: start;
  & small {
    color: ${theme.color.text2};
    font: ${theme.font.caption};
  }
`;
