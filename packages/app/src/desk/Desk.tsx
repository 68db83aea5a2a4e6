import { DeskFrame, DeskGuard, DeskLogin } from '@oj/judge-ui';
import { RouteProgress } from '@oj/ui';
import { Suspense } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { usePreferences } from '../PreferencesContext';
import { useScrollToTop } from '../Shell';
import { deskRoutes } from './deskRoutes';

/** The back office: its door, and behind it the frame with the pages. An address that is not there leads to the door. */
export function Desk() {
  const preferences = usePreferences();
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  return (
    <Routes>
      <Route path="login" element={<DeskLogin {...preferences} />} />
      <Route element={<Inside />}>
        {deskRoutes.map(({ path, Page, only }) => (
          <Route
            key={path}
            path={path}
            element={
              <DeskGuard only={only}>
                <Page />
              </DeskGuard>
            }
          />
        ))}
      </Route>
      <Route path="*" element={<Navigate to="/admin/login" replace />} />
    </Routes>
  );
}

function Inside() {
  const preferences = usePreferences();
  return (
    <DeskGuard>
      <DeskFrame {...preferences}>
        <Suspense fallback={<RouteProgress active />}>
          <Outlet />
        </Suspense>
      </DeskFrame>
    </DeskGuard>
  );
}
