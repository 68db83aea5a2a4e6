import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useUser } from '../../session/SessionProvider';
import { isAdmin, isProblemAdmin, isSuperAdmin } from './deskRoles';
import { Refused } from './Refused';

const HOME = '/admin/dashboard';

/** The login page, with the way back to an address of the back office. */
export const loginAddress = (back: string) => `/admin/login?back=${encodeURIComponent(back)}`;

/** Where to go after a login: only ever into the back office. */
export const wayBack = (search: string) => {
  const back = new URLSearchParams(search).get('back') ?? HOME;
  return /^\/admin\/(?!login)[\w/-]*(\?[^#\\]*)?$/.test(back) ? back : HOME;
};

interface DeskGuardProps {
  /** Whom the page is for, if not for all who are let in. */
  only?: 'problemAdmin' | 'superAdmin' | undefined;
  children: ReactNode;
}

/** Shows a page of the back office to those it is for. A session that ends, here or in another tab, leads to the login. */
export function DeskGuard({ only, children }: DeskGuardProps) {
  const user = useUser();
  const { pathname, search } = useLocation();
  if (!isAdmin(user)) return <Navigate to={loginAddress(pathname + search)} replace />;
  const isRefused = (only === 'superAdmin' && !isSuperAdmin(user)) || (only === 'problemAdmin' && !isProblemAdmin(user));
  if (isRefused) return <Refused />;
  return children;
}
