import { lazy, Suspense } from 'react';
import { useUser } from '../session/SessionProvider';
import { useSentSubmissions } from './sentSubmissions';

const AwaitedVerdict = lazy(async () => ({ default: (await import('./AwaitedVerdict')).AwaitedVerdict }));

/** Tells whoever submitted of the verdict, on every page of the site. Draws nothing. */
export function VerdictWatch() {
  const uid = useUser()?.uid;
  const awaited = useSentSubmissions().filter(submission => submission.isAwaited && submission.uid === uid);
  return (
    <Suspense fallback={null}>
      {awaited.map(submission => (
        <AwaitedVerdict key={submission.submitId} submission={submission} />
      ))}
    </Suspense>
  );
}
