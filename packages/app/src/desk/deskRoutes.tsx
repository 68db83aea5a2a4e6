import type { ComponentType } from 'react';
import { page } from '../page';

interface DeskRoute {
  /** Below `/admin/`. */
  path: string;
  Page: ComponentType;
  /** Whom the page is for, if not for everybody with an admin role. */
  only?: 'superAdmin';
}

/** Each page is a chunk of its own. */
export const deskRoutes: readonly DeskRoute[] = [
  { path: 'dashboard', Page: page('DashboardPage', () => import('./dashboard')) },
  { path: 'problems', Page: page('DeskProblemsPage', () => import('./problems')) },
  // What is done to many at once is done in the list.
  { path: 'problem/batch-operation', Page: page('DeskProblemsPage', () => import('./problems')) },
  { path: 'problem/create', Page: page('ProblemFormPage', () => import('./problemForm')) },
  { path: 'problem/edit/:problemId', Page: page('ProblemFormPage', () => import('./problemForm')) },
  { path: 'problem/tag', Page: page('TagsPage', () => import('./tags')) },
  { path: 'announcement', Page: page('AnnouncementsPage', () => import('./announcements')), only: 'superAdmin' },
  { path: 'notice', Page: page('NoticesPage', () => import('./notices')), only: 'superAdmin' },
  { path: 'user', Page: page('UsersPage', () => import('./users')), only: 'superAdmin' },
  { path: 'conf', Page: page('SettingsPage', () => import('./settings')), only: 'superAdmin' },
  { path: 'switch', Page: page('SwitchesPage', () => import('./switches')), only: 'superAdmin' },
  { path: 'audit', Page: page('AuditPage', () => import('./audit')), only: 'superAdmin' },
];
