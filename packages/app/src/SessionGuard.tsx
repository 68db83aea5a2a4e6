import { CREDENTIAL_KEY, errorPhrases, hasUnsaved, LOGIN_TOPIC, useAccountDialog, useTellError } from '@oj/judge-ui';
import { usePhrases, useToast } from '@oj/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

export const SESSION_LOST = 'oj:session-lost';
/** Its `detail` is the refusal. */
export const DESK_REFUSED = 'oj:desk-refused';

/** Where a refusal of the back office has nowhere better to lead. */
const DOORS = ['/admin/login', '/admin/dashboard'];

/**
 * Opens the login dialog over the page when the server no longer knows the session: nothing on the page is lost.
 * The back office has a login page of its own. When somebody logs out in another tab, this one goes to the first page, too.
 */
export function SessionGuard() {
  useOtherTabs();
  useRefusals();
  const open = useAccountDialog();
  const toast = useToast();
  const say = usePhrases(errorPhrases);
  useEffect(() => {
    const onLost = () => {
      toast({ tone: 'warning', title: say('login.expired'), topic: LOGIN_TOPIC });
      if (!location.pathname.startsWith('/admin/')) open('login');
    };
    addEventListener(SESSION_LOST, onLost);
    return () => removeEventListener(SESSION_LOST, onLost);
  }, [open, toast, say]);
  return null;
}

/** A call of the back office that was refused leads to its door, unless something unsaved would be lost: then it is told where it happened. */
function useRefusals() {
  const navigate = useNavigate();
  const tellError = useTellError();
  useEffect(() => {
    const onRefused = (event: Event) => {
      if (!(event instanceof CustomEvent) || hasUnsaved() || DOORS.includes(location.pathname)) return;
      tellError(event.detail);
      void navigate('/admin');
    };
    addEventListener(DESK_REFUSED, onRefused);
    return () => removeEventListener(DESK_REFUSED, onRefused);
  }, [navigate, tellError]);
}

function useOtherTabs() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  useEffect(() => {
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key !== CREDENTIAL_KEY && key !== null) return;
      if (newValue !== null) return void cache.invalidateQueries();
      cache.clear();
      void navigate(location.pathname.startsWith('/admin') ? '/admin/login' : '/home');
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [navigate, cache]);
}
