import { isUnderway, Status } from '@oj/contract';
import { type JudgedCase, theme, usePhrases, useVerdictName, verdictOf, VerdictSeal, visuallyHidden } from '@oj/ui';
import { styled } from 'styled-components';
import { submissionPhrases } from './submissionPhrases';
import { useThrottled } from '../parts/list/useThrottled';

/** Readers hear of progress no more often. */
const SPEAK_EVERY_MS = 1_000;

interface VerdictLineProps {
  status: Status;
  score?: number | null | undefined;
  progress?: { done: number; total: number } | undefined;
  /** Position in the queue; 1 is next. */
  place?: number | undefined;
  /** Results of the cases, once they are known. */
  cases?: readonly JudgedCase[] | undefined;
}

/** How a submission stands: the seal, and the case on which it failed. Spoken as it changes. */
export function VerdictLine({ status, score, progress, place, cases = [] }: VerdictLineProps) {
  const say = usePhrases(submissionPhrases);
  const name = useVerdictName()(status);
  const failed = isUnderway(status) || status === Status.partialAccepted ? undefined : cases.find(hasFailed);
  const waiting = place === undefined ? undefined : say('waiting', { place });
  const where = failed ? say('onCase', { place: failed.place, total: cases.length }) : waiting;
  const tested = status === Status.judging && progress ? say('tested', { done: progress.done, total: progress.total }) : undefined;
  const spoken = useThrottled([name, where ?? tested].filter(Boolean).join(' '), SPEAK_EVERY_MS);
  return (
    <Line>
      <VerdictSeal status={status} size="medium" score={score} progress={progress} />
      {where && <span aria-hidden>{where}</span>}
      <Spoken>{spoken}</Spoken>
    </Line>
  );
}

const hasFailed = ({ status }: JudgedCase) => {
  const { name, underway } = verdictOf(status);
  return !underway && !['accepted', 'partialAccepted', 'notSubmitted'].includes(name);
};

const Line = styled.div`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[5]};
  color: ${theme.color.text2};
  font: ${theme.font.body};
`;

const Spoken = styled.output`
  ${visuallyHidden}
`;
