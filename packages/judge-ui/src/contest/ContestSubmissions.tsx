import { type Contest, contestTypes } from '@oj/contract';
import { type SubmissionColumn, usePhrases } from '@oj/ui';
import { type SubmissionListProps, SubmissionPages } from '../submission/SubmissionList';
import { contestPhrases } from './contestPhrases';
import { useContestTitle } from './useContestTitle';

const NOT_SCORED: readonly SubmissionColumn[] = ['score'];

/** The submissions of a contest, as far as the reader may know them. None has a score by the rules of ACM. */
export function ContestSubmissions({ contest, ...list }: SubmissionListProps & { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  useContestTitle(contest, say('submissions'));
  return (
    <div>
      <SubmissionPages {...list} hiddenColumns={contest.type === contestTypes.acm ? NOT_SCORED : undefined} />
    </div>
  );
}
