import type { Contest } from '@oj/contract';
import { Card, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { CommentSection } from '../comment/CommentSection';
import { AreaGate } from '../page/AreaGate';
import { contestPhrases } from './contestPhrases';
import type { HallPaging } from './hall/Balloons';
import { useContestProblems } from './problems/useContestProblems';
import { QuestionDesk } from './questions/QuestionDesk';
import type { DeskFilter } from './questions/useQuestions';
import { useContestTitle } from './useContestTitle';

interface ContestQuestionsProps extends HallPaging {
  contest: Contest;
  /** What organisers list. Its problem is what a participant asks about at first. */
  filter: DeskFilter;
  onFilterChange: (filter: DeskFilter) => void;
}

/** Questions to the organisers of a contest, and their answers: what concerns the reader, or the desk of those who answer. */
export function ContestQuestions(props: ContestQuestionsProps) {
  return (
    <AreaGate area="openContestComment">
      <Questions {...props} />
    </AreaGate>
  );
}

function Questions({ contest, filter, ...desk }: ContestQuestionsProps) {
  const say = usePhrases(contestPhrases);
  useContestTitle(contest, say('comment'));
  if (contest.powers.observe) return <QuestionDesk contest={contest} filter={filter} {...desk} />;
  return <Own contest={contest} problem={filter.problem} />;
}

function Own({ contest, problem }: { contest: Contest; problem: string | undefined }) {
  const owner = useMemo(() => ({ cid: contest.id }), [contest.id]);
  const { data: problems } = useContestProblems(contest.id);
  return (
    <Card>
      <CommentSection owner={owner} moderates={false} subjects={problems} firstSubject={problem} />
    </Card>
  );
}
