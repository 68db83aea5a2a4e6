import type { UserInfo } from '@oj/contract';
import { phrases, usePhrases, useToast } from '@oj/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useAccountDialog } from './AccountDialogs';
import { LOGIN_TOPIC } from '../session/session';
import { useUser } from '../session/SessionProvider';

const words = phrases('loggedIn', { first: { zh: '请先登录！', en: 'Please login first!' } });

interface LoggedInProps {
  /** Shown to a visitor, who then stays at the address. */
  toVisitors?: ReactNode;
  children: (user: UserInfo) => ReactNode;
}

/**
 * A page for who has logged in. A visitor is sent to the first page, with the login open; who logs in there comes back.
 * A session that ends while the page is open changes nothing on it: the login opens over it.
 */
export function LoggedIn({ toVisitors, children }: LoggedInProps) {
  const say = usePhrases(words);
  const toast = useToast();
  const openDialog = useAccountDialog();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const user = useUser();
  const [known, setKnown] = useState(user);
  if (user && user !== known) setKnown(user);
  const isSentAway = !known && !toVisitors;
  useEffect(() => {
    if (!isSentAway) return;
    toast({ tone: 'warning', title: say('first'), topic: LOGIN_TOPIC });
    void navigate('/home', { replace: true });
    openDialog('login', () => void navigate(pathname + search));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- who comes as a visitor is sent away once from each address
  }, [isSentAway, pathname, search]);
  return known ? children(known) : toVisitors;
}
