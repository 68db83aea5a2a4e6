import { RouteProgress, usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { useTitle } from '../site/useSite';
import { accountPhrases } from './accountPhrases';
import { useLogout } from './useAccount';

/** Ends the session as soon as it is shown. */
export function Logout({ onDone }: { onDone: () => void }) {
  const say = usePhrases(accountPhrases);
  useTitle(say('goodbye'));
  const { mutateAsync } = useLogout();
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    void mutateAsync().then(onDone, onDone);
  }, [mutateAsync, onDone]);
  return <RouteProgress active />;
}
