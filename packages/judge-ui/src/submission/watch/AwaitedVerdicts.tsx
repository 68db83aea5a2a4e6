import { AwaitedVerdict } from './AwaitedVerdict';
import { OutboxSender } from './OutboxSender';
import { useSentSubmissions } from './sentSubmissions';

/** Waits for the verdicts of what a user has sent in this tab, and sends what could not be sent. */
export function AwaitedVerdicts({ uid }: { uid: string }) {
  const awaited = useSentSubmissions().filter(submission => submission.isAwaited && submission.uid === uid);
  return (
    <>
      <OutboxSender uid={uid} />
      {awaited.map(submission => (
        <AwaitedVerdict key={submission.submitId} submission={submission} />
      ))}
    </>
  );
}
