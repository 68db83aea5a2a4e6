import type { Permission } from '@oj/contract';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { may } from '../../session/may';
import { useUser } from '../../session/SessionProvider';
import { useHasUnsaved } from '../../session/unsaved';

const HOME = '/admin/dashboard';

/** The login page, with the way back to an address of the back office. */
export const loginAddress = (back: string) => `/admin/login?back=${encodeURIComponent(back)}`;

/** Navigation state for the login page when the current account lacks the permission. */
export interface RefusedState {
  refusedUid: string;
}

/** The address to open after a login: always one of the back office. */
export const wayBack = (search: string) => {
  const back = new URLSearchParams(search).get('back') ?? HOME;
  return /^\/admin\/(?!login)[\w/-]*(\?[^#\\]*)?$/.test(back) ? back : HOME;
};

interface AdminGuardProps {
  /** The permission that the page needs besides `back_office`. */
  only?: Permission | undefined;
  children: ReactNode;
}

/**
 * Shows a page of the back office to those it is for; others are led to the login. So is who loses a role, unless there are unsaved changes
 * on the page: those stay, and the server refuses what it has to. A session that ends, here or in another tab, leads to the login.
 */
export function AdminGuard({ only, children }: AdminGuardProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  const isUnsaved = useHasUnsaved();
  const login = loginAddress(pathname + search);
  if (!user) return <Navigate to={login} replace />;
  const isOpen = may(user, 'back_office') && (!only || may(user, only));
  if (isOpen || isUnsaved) return children;
  return <Navigate to={login} state={{ refusedUid: user.uid } satisfies RefusedState} replace />;
}
