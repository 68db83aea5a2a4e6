import { phrases, RouteProgress, usePhrases } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { useTitle } from '../site/useSite';
import { useLogout } from './useAccount';

const words = phrases('logout', { goodbye: { zh: '正在退出登录……', en: 'Logging out…' } });

/** Ends the session as soon as it is shown. */
export function Logout({ onDone }: { onDone: () => void }) {
  const say = usePhrases(words);
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
