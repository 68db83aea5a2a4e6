import { errorPhrases, useAccountDialog } from '@oj/judge-ui';
import { usePhrases, useToast } from '@oj/ui';
import { useEffect } from 'react';

export const SESSION_LOST = 'oj:session-lost';

/** Opens the login dialog over the page when the server no longer knows the session: nothing on the page is lost. */
export function SessionGuard() {
  const open = useAccountDialog();
  const toast = useToast();
  const say = usePhrases(errorPhrases);
  useEffect(() => {
    const onLost = () => {
      toast({ tone: 'warning', title: say('login.expired') });
      open('login');
    };
    addEventListener(SESSION_LOST, onLost);
    return () => removeEventListener(SESSION_LOST, onLost);
  }, [open, toast, say]);
  return null;
}
