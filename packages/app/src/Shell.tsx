import { AreaGate, PageBoundary, SiteBar, SiteFooter } from '@oj/judge-ui';
import { LanguageSwitch, RouteProgress } from '@oj/ui';
import { Suspense, useEffect } from 'react';
import { matchPath, Navigate, Route, Routes, useLocation, useNavigationType } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePreferences } from './PreferencesContext';
import { routes } from './routes';

/** The foot begins below the window, so that nothing of it moves while a page fills. */
const FOOT_BELOW = { minHeight: 'calc(100dvh - 60px)' };

/** Bar, page and footer of the site. */
export function Shell() {
  const preferences = usePreferences();
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const ids = route && matchPath(route.path, pathname)?.params;
  return (
    <Frame>
      {!route?.isFocused && <SiteBar {...preferences} mode={route?.bar} ids={ids} />}
      <div style={route?.footer === false ? undefined : FOOT_BELOW}>
        <PageBoundary address={pathname}>
          <Suspense fallback={<Loading />}>
            <Routes>
              <Route path="/" element={<Navigate to="/home" replace />} />
              {routes.map(({ path, Page, area }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <AreaGate area={area}>
                      <Page />
                    </AreaGate>
                  }
                />
              ))}
            </Routes>
          </Suspense>
        </PageBoundary>
      </div>
      {route?.footer !== false && (
        <SiteFooter end={<LanguageSwitch value={preferences.locale} onValueChange={preferences.onLocaleChange} />} />
      )}
    </Frame>
  );
}

/** Keeps the height of a page while its code is loading. */
const Loading = () => (
  <LoadingPage>
    <RouteProgress active />
  </LoadingPage>
);

/** Scrolls a new page to the top; the browser restores the position after Back. */
export function useScrollToTop(pathname: string) {
  const navigation = useNavigationType();
  useEffect(() => {
    if (navigation !== 'POP') scrollTo(0, 0);
  }, [pathname, navigation]);
}

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100dvh;
`;

const LoadingPage = styled.main.attrs({ id: 'main' })`
  min-height: 100dvh;
`;
