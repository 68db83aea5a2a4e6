import { RouteProgress } from '@oj/ui';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Shell } from './Shell';

const Desk = lazy(async () => ({ default: (await import('./desk/Desk')).Desk }));

/** The site, and its back office, which has a frame of its own. */
export function Places() {
  return (
    <Routes>
      <Route
        path="/admin/*"
        element={
          <Suspense fallback={<RouteProgress active />}>
            <Desk />
          </Suspense>
        }
      />
      <Route path="*" element={<Shell />} />
    </Routes>
  );
}
