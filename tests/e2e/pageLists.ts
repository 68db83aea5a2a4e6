import type { Locale, Size } from '../support/browser';
import type { Role } from './routePlaces';

/** Pages of the site, for a user who has submitted something. */
const sitePages = [
  '/home',
  '/problem',
  '/problem/P1000',
  '/training',
  '/contest',
  '/status',
  '/submission-detail/1',
  '/rank',
  '/user-home?username=alice',
  '/setting',
  '/message/mine',
  '/help',
  '/developer',
  '/reset-password?username=alice&code=000000',
  '/no-such-page',
];
const adminPages = [
  '/admin/dashboard',
  '/admin/problems',
  '/admin/problem/create',
  '/admin/problem/tag',
  '/admin/contest',
  '/admin/training',
  '/admin/training/category',
  '/admin/contest/create',
  '/admin/user',
  '/admin/conf',
  '/admin/switch',
  '/admin/remote',
  '/admin/audit',
  '/admin/notice',
];

interface CloseLook {
  username: string;
  locale: Locale;
  size: Size;
  pages: readonly string[];
}

/**
 * Who loads which pages anew and looks at them closely, with axe in both themes: each list in each language and on each screen. The fourth look,
 * by the super admin in English on a wide screen, is a part of the walk through all routes.
 */
export const closeLooks: readonly CloseLook[] = [
  { username: 'alice', locale: 'zh-CN', size: 'wide', pages: sitePages },
  { username: 'alice', locale: 'en-US', size: 'phone', pages: sitePages },
  { username: 'root', locale: 'zh-CN', size: 'phone', pages: adminPages },
];
export const looksClosely = (role: Role, at: string) => role === 'super admin' && adminPages.includes(at);
