import { EmptyState, usePhrases } from '@oj/ui';
import { ProblemIds } from './ProblemIds';
import { profilePhrases } from './profilePhrases';
import { ToProblems } from './SolvedProblems';

/** What a user tried and did not solve. */
export function FailedProblems({ ids }: { ids: readonly string[] }) {
  const say = usePhrases(profilePhrases);
  if (ids.length > 0) return <ProblemIds label={say('failed')} ids={ids} />;
  return (
    <EmptyState picture="boat" title={say('noneFailed')} action={<ToProblems />}>
      {say('noneFailedHint')}
    </EmptyState>
  );
}
