import { AwaitedVerdict } from './AwaitedVerdict';
import { useSentSubmissions } from './sentSubmissions';

/** Waits for the verdicts of what a user has sent in this tab. */
export function AwaitedVerdicts({ uid }: { uid: string }) {
  const awaited = useSentSubmissions().filter(submission => submission.isAwaited && submission.uid === uid);
  return awaited.map(submission => <AwaitedVerdict key={submission.submitId} submission={submission} />);
}
