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
  { path: '*', Page: page('NotFoundPage', () => import('./routes/notFound')) },
];
