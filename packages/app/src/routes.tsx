import { Navigate, type RouteObject } from 'react-router-dom';
import { Shell } from './Shell';

/** Each page is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: '/', element: <Navigate to="/home" replace /> },
      { path: '/home', lazy: async () => ({ Component: (await import('./routes/home')).HomePage }) },
      { path: '/problem', lazy: async () => ({ Component: (await import('./routes/problems')).ProblemsPage }) },
      { path: '/problem/:problemID', handle: { footer: false }, lazy: async () => ({ Component: (await import('./routes/problem')).ProblemPage }) },
      { path: '/status', lazy: async () => ({ Component: (await import('./routes/status')).StatusPage }) },
      { path: '/submission-detail/:submitID', handle: { place: '/status' }, lazy: async () => ({ Component: (await import('./routes/submissionDetail')).SubmissionDetailPage }) },
      { path: '*', lazy: async () => ({ Component: (await import('./routes/notFound')).NotFoundPage }) },
    ],
  },
];
