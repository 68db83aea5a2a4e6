import type { Assignment } from '@oj/contract';
import { formatMoment, RelativeTime, Tag, theme, useNow, usePhrases } from '@oj/ui';
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

/** The deadline, and until when late work counts. */
export function Deadline({ times: { dueAt, lateUntil } }: DeadlineProps) {
  const say = usePhrases(assignmentPhrases);
  return (
    <Lines>
      <RelativeTime at={dueAt} />
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
