import { type ComponentType, lazy } from 'react';

interface DeskRoute {
  /** Below `/admin/`. */
  path: string;
  Page: ComponentType;
  /** Whom the page is for, if not for everybody with an admin role. */
  only?: 'problemAdmin' | 'superAdmin';
}

const page = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

/** Each page is a chunk of its own. */
export const deskRoutes: readonly DeskRoute[] = [
  { path: 'dashboard', Page: page('DashboardPage', () => import('./dashboard')) },
  { path: 'problems', Page: page('DeskProblemsPage', () => import('./problems')) },
  { path: 'problem/create', Page: page('ProblemFormPage', () => import('./problemForm')) },
  { path: 'problem/edit/:problemId', Page: page('ProblemFormPage', () => import('./problemForm')) },
  { path: 'problem/tag', Page: page('TagsPage', () => import('./tags')), only: 'problemAdmin' },
  { path: 'announcement', Page: page('AnnouncementsPage', () => import('./announcements')), only: 'superAdmin' },
];
