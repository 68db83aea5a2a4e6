import { AdminFrame, AdminGuard, AdminLogin } from '@oj/judge-ui';
import { phrases, RouteProgress, usePhrases, useToast } from '@oj/ui';
import { Suspense, useEffect } from 'react';
import { Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom';
import { usePreferences } from '../PreferencesContext';
import { useScrollToTop } from '../Shell';
import { adminRoutes } from './adminRoutes';

const words = phrases('adminRoutes', {
  missing: { zh: '后台还没有这一页：{{address}}', en: 'The back office has no such page yet: {{address}}' },
});

/** The back office: its login, and the frame with its pages for who has logged in. An unknown address leads to the login. */
export function AdminArea() {
  const preferences = usePreferences();
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  return (
    <Routes>
      <Route path="login" element={<AdminLogin {...preferences} />} />
      <Route element={<Inside />}>
        {adminRoutes.map(({ path, Page, only }) => (
          <Route
            key={path}
            path={path}
            element={
              <AdminGuard only={only}>
                <Page />
              </AdminGuard>
            }
          />
        ))}
      </Route>
      <Route path="*" element={<Missing />} />
    </Routes>
  );
}

/** Says that the address has no page, and leads to the login. */
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
    <AdminGuard>
      <AdminFrame {...preferences}>
        <Suspense fallback={<RouteProgress active />}>
          <Outlet />
        </Suspense>
      </AdminFrame>
    </AdminGuard>
  );
}
