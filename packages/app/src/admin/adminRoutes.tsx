import type { Permission } from '@oj/contract';
import type { ComponentType } from 'react';
import { page } from '../page';

interface AdminRoute {
  /** The path below `/admin/`. */
  path: string;
  Page: ComponentType;
  /** The permission that the page needs. Default: any admin role. */
  only?: Permission;
}

/** Each page is a chunk of its own. */
export const adminRoutes: readonly AdminRoute[] = [
  { path: 'dashboard', Page: page('DashboardPage', () => import('./dashboard')) },
  { path: 'judge-queue', Page: page('JudgeQueueRoute', () => import('./judgeQueue')), only: 'rejudge' },
  { path: 'problems', Page: page('AdminProblemsPage', () => import('./problems')) },
  // Batch operations are part of the list.
  { path: 'problem/batch-operation', Page: page('AdminProblemsPage', () => import('./problems')) },
  { path: 'problem/create', Page: page('ProblemFormPage', () => import('./problemForm')) },
  { path: 'problem/edit/:problemId', Page: page('ProblemFormPage', () => import('./problemForm')) },
  { path: 'problem/import', Page: page('PackageImportPage', () => import('./packageImport')) },
  { path: 'problem/tag', Page: page('TagsPage', () => import('./tags')) },
  { path: 'group-problem/apply', Page: page('AppliedProblemsPage', () => import('./appliedProblems')), only: 'problem_publish' },
  { path: 'contest', Page: page('ContestsPage', () => import('./contests')) },
  { path: 'contest/create', Page: page('ContestFormPage', () => import('./contests')) },
  { path: 'contest/:contestId/edit', Page: page('ContestFormPage', () => import('./contests')) },
  { path: 'contest/:contestId/problems', Page: page('ContestProblemsPage', () => import('./contests')) },
  { path: 'contest/:contestId/problem/create', Page: page('ContestProblemFormPage', () => import('./contests')) },
  { path: 'contest/:contestId/problem/:problemId/edit', Page: page('ContestProblemFormPage', () => import('./contests')) },
  { path: 'contest/:contestId/announcement', Page: page('ContestAnnouncementsPage', () => import('./contests')) },
  { path: 'training', Page: page('TrainingsPage', () => import('./trainings')) },
  { path: 'training/create', Page: page('TrainingFormPage', () => import('./trainings')) },
  { path: 'training/category', Page: page('TrainingCategoriesPage', () => import('./trainings')) },
  { path: 'training/:trainingId/edit', Page: page('TrainingFormPage', () => import('./trainings')) },
  { path: 'training/:trainingId/problems', Page: page('TrainingProblemsPage', () => import('./trainings')) },
  { path: 'announcement', Page: page('AnnouncementsPage', () => import('./announcements')), only: 'announcement_admin' },
  { path: 'notice', Page: page('NoticesPage', () => import('./notices')), only: 'announcement_admin' },
  { path: 'discussion', Page: page('DiscussionsPage', () => import('./discussions')) },
  { path: 'user', Page: page('UsersPage', () => import('./users')), only: 'user_admin' },
  { path: 'language', Page: page('LanguagesPage', () => import('./languages')), only: 'system_info_admin' },
  { path: 'file', Page: page('AttachmentsPage', () => import('./attachments')), only: 'system_info_admin' },
  { path: 'conf', Page: page('SettingsPage', () => import('./settings')), only: 'system_info_admin' },
  { path: 'switch', Page: page('SwitchesPage', () => import('./switches')), only: 'system_info_admin' },
  { path: 'remote', Page: page('RemotePage', () => import('./switches')), only: 'system_info_admin' },
  { path: 'audit', Page: page('AuditPage', () => import('./audit')), only: 'system_info_admin' },
];
