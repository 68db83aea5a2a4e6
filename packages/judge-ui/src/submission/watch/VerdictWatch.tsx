import { lazy, Suspense } from 'react';
import { useUser } from '../../session/SessionProvider';
import { useNeedsVerdictWatch } from './verdictWatchNeed';

const AwaitedVerdicts = lazy(async () => ({ default: (await import('./AwaitedVerdicts')).AwaitedVerdicts }));

/** Tells whoever submitted of the verdict, on every page of the site; fetched once there is something to look after. Draws nothing. */
export function VerdictWatch() {
  const user = useUser();
  const isNeeded = useNeedsVerdictWatch();
  return <Suspense fallback={null}>{user && isNeeded && <AwaitedVerdicts uid={user.uid} />}</Suspense>;
}
