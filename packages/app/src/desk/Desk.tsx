import { DeskFrame, DeskGuard, DeskLogin } from '@oj/judge-ui';
import { phrases, RouteProgress, usePhrases, useToast } from '@oj/ui';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { usePreferences } from '../PreferencesContext';
import { useScrollToTop } from '../Shell';
import { deskRoutes } from './deskRoutes';

const words = phrases('deskRoutes', {
  missing: { zh: '后台还没有这一页：{{address}}', en: 'The back office has no such page yet: {{address}}' },
});

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
      <Route path="*" element={<Missing />} />
    </Routes>
  );
}

/** An address that is not there, or not there yet: says so, and leads to the door. */
function Missing() {
  const { pathname } = useLocation();
  const toast = useToast();
  const say = usePhrases(words);
  useEffect(() => {
    if (pathname.replace(/\/$/, '') !== '/admin') toast({ tone: 'warning', title: say('missing', { address: pathname }) });
  }, [pathname, toast, say]);
  return <Navigate to="/admin/login" replace />;
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
