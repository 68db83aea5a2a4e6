import { lazy, Suspense } from 'react';
import { useUser } from '../session/SessionProvider';

const AwaitedVerdicts = lazy(async () => ({ default: (await import('./AwaitedVerdicts')).AwaitedVerdicts }));

/** Tells whoever submitted of the verdict, on every page of the site. Draws nothing. */
export function VerdictWatch() {
  const user = useUser();
  return <Suspense fallback={null}>{user && <AwaitedVerdicts uid={user.uid} />}</Suspense>;
}
