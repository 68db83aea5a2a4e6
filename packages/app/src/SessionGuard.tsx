import { CREDENTIAL_KEY, errorPhrases, hasUnsaved, LOGIN_TOPIC, useAccountDialog, useErrorToast } from '@oj/judge-ui';
import { usePhrases, useToast } from '@oj/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

export const SESSION_LOST = 'oj:session-lost';
/** Its `detail` is the refusal. */
export const ADMIN_REFUSED = 'oj:admin-refused';
export const ROLES_KEY = ['account', 'roles'];

/** Pages that a refusal does not leave: it would lead back to them. */
const ENTRY_PAGES = ['/admin/login', '/admin/dashboard'];

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

/**
 * A refused call of the back office leads to its login, unless unsaved changes would be lost: then the form shows the refusal. The roles are
 * read again when the refused page is left, because its guard would lead to another address than this.
 */
function useRefusals() {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const showError = useErrorToast();
  const { pathname } = useLocation();
  const isLeaving = useRef(false);
  const readRoles = useCallback(() => {
    isLeaving.current = false;
    void cache.invalidateQueries({ queryKey: ROLES_KEY });
  }, [cache]);
  useEffect(() => {
    if (isLeaving.current) readRoles();
  }, [pathname, readRoles]);
  useEffect(() => {
    const onRefused = (event: Event) => {
      if (!(event instanceof CustomEvent)) return;
      if (hasUnsaved() || ENTRY_PAGES.includes(location.pathname)) return readRoles();
      isLeaving.current = true;
      showError(event.detail);
      void navigate('/admin');
    };
    addEventListener(ADMIN_REFUSED, onRefused);
    return () => removeEventListener(ADMIN_REFUSED, onRefused);
  }, [navigate, showError, readRoles]);
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
