import { phrases, RouteProgress, usePhrases, useToast } from '@oj/ui';
import { useEffect, useRef } from 'react';
import { LOGIN_TOPIC } from '../session/session';
import { useUser } from '../session/SessionProvider';
import { useTitle } from '../site/useSite';
import { useLogout } from './useAccount';

const words = phrases('logout', {
  goodbye: { zh: '正在退出登录……', en: 'Logging out…' },
  nobody: { zh: '你还没有登录', en: 'You are not logged in' },
});

/** Ends the session as soon as it is shown; a visitor is told that there is none. */
export function Logout({ onDone }: { onDone: () => void }) {
  const say = usePhrases(words);
  useTitle(say('goodbye'));
  const { mutateAsync } = useLogout();
  const toast = useToast();
  const isVisitor = useUser() === undefined;
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    if (isVisitor) {
      toast({ tone: 'warning', title: say('nobody'), topic: LOGIN_TOPIC });
      onDone();
    } else void mutateAsync().then(onDone, onDone);
  }, [mutateAsync, onDone, isVisitor, toast, say]);
  return <RouteProgress active />;
}
