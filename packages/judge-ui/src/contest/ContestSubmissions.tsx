import type { Contest } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { type SubmissionListProps, SubmissionPages } from '../submission/SubmissionList';
import { contestPhrases } from './contestPhrases';
import { useContestTitle } from './useContestTitle';

/** The submissions of a contest, as far as the reader may know them. */
export function ContestSubmissions({ contest, ...list }: SubmissionListProps & { contest: Contest }) {
  const say = usePhrases(contestPhrases);
  useContestTitle(contest, say('submissions'));
  return (
    <div>
      <SubmissionPages {...list} />
    </div>
  );
}
