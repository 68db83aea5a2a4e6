import type { Group } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { useTitle } from '../site/useSite';
import { type SubmissionListProps, SubmissionPages } from '../submission/SubmissionList';
import { groupPhrases } from './groupPhrases';

/** What the members of a group submit to its problems. */
export function GroupSubmissions({ group: { name }, ...props }: SubmissionListProps & { group: Group }) {
  const say = usePhrases(groupPhrases);
  useTitle(`${say('status')} - ${name}`);
  return (
    <section aria-label={say('status')}>
      <SubmissionPages {...props} />
    </section>
  );
}
