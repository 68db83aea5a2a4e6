import { type ComponentType, lazy } from 'react';

interface PageRoute {
  path: string;
  Page: ComponentType;
  /** False: the page has no footer. */
  footer?: boolean;
}

const page = <Name extends string>(name: Name, load: () => Promise<Record<Name, ComponentType>>) =>
  lazy(async () => ({ default: (await load())[name] }));

/** Each page is a chunk of its own. */
export const routes: readonly PageRoute[] = [
  { path: '/home', Page: page('HomePage', () => import('./routes/home')) },
  { path: '/problem', Page: page('ProblemsPage', () => import('./routes/problems')) },
  { path: '/problem/:problemID', Page: page('ProblemPage', () => import('./routes/problem')), footer: false },
  { path: '/status', Page: page('StatusPage', () => import('./routes/status')) },
  { path: '/submission-detail/:submitID', Page: page('SubmissionDetailPage', () => import('./routes/submissionDetail')) },
  { path: '/rank', Page: page('RankPage', () => import('./routes/rank')) },
  { path: '/acm-rank', Page: page('AcmRankPage', () => import('./routes/rank')) },
  { path: '/oi-rank', Page: page('OiRankPage', () => import('./routes/rank')) },
  { path: '/user-home', Page: page('UserHomePage', () => import('./routes/userHome')) },
  { path: '/setting', Page: page('SettingPage', () => import('./routes/setting')) },
  { path: '/help', Page: page('HelpPage', () => import('./routes/help')) },
  { path: '/developer', Page: page('DeveloperPage', () => import('./routes/developer')) },
  { path: '/oiwiki', Page: page('WikiPage', () => import('./routes/wiki')) },
  { path: '/reset-password', Page: page('ResetPasswordPage', () => import('./routes/resetPassword')) },
  { path: '/logout', Page: page('LogoutPage', () => import('./routes/logout')) },
  { path: '*', Page: page('NotFoundPage', () => import('./routes/notFound')) },
];
