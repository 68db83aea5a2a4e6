import { PageBoundary } from '@oj/judge-ui';
import { RouteProgress } from '@oj/ui';
import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { page } from './page';
import { Shell } from './Shell';

const AdminArea = page('AdminArea', () => import('./admin/AdminArea'));

/** Chooses between the back office and the site, which have different frames. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return (
    <Routes>
      <Route
        path="/admin/*"
        element={
          <PageBoundary address={pathname}>
            <Suspense fallback={<RouteProgress active />}>
              <AdminArea />
            </Suspense>
          </PageBoundary>
        }
      />
      <Route path="*" element={<Shell />} />
    </Routes>
  );
}
