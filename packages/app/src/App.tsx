import {
  AccountDialogs,
  type Api,
  ApiProvider,
  LiveProvider,
  type LoadWholeApi,
  type Session,
  SessionProvider,
  WholeApiProvider,
} from '@oj/judge-ui';
import { type Locale, LocaleProvider, ToastProvider } from '@oj/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { useLocalePreference, useThemePreference } from './preferences';
import { PreferencesProvider } from './PreferencesContext';
import { SessionGuard } from './SessionGuard';
import { AppRoutes } from './AppRoutes';
import { wordings } from './wordings';

interface AppProps {
  api: Api;
  loadWholeApi: LoadWholeApi;
  session: Session;
  cache: QueryClient;
  onLocaleChange: (locale: Locale) => void;
}

export function App({ api, loadWholeApi, session, cache, onLocaleChange }: AppProps) {
  const changeLanguage = useCallback(
    (locale: Locale) => {
      onLocaleChange(locale);
      void cache.invalidateQueries();
    },
    [cache, onLocaleChange],
  );
  const [locale, setLocale] = useLocalePreference(changeLanguage);
  const [theme, setTheme] = useThemePreference();
  const preferences = useMemo(
    () => ({ locale, onLocaleChange: setLocale, theme, onThemeChange: setTheme }),
    [locale, setLocale, theme, setTheme],
  );
  const [router] = useState(() => createBrowserRouter([{ path: '*', element: <Site /> }]));
  return (
    <SessionProvider value={session}>
      <ApiProvider value={api}>
        <WholeApiProvider value={loadWholeApi}>
          <QueryClientProvider client={cache}>
            <LocaleProvider locale={locale} i18n={wordings}>
              <ToastProvider>
                <LiveProvider>
                  <PreferencesProvider value={preferences}>
                    <RouterProvider router={router} />
                  </PreferencesProvider>
                </LiveProvider>
              </ToastProvider>
            </LocaleProvider>
          </QueryClientProvider>
        </WholeApiProvider>
      </ApiProvider>
    </SessionProvider>
  );
}

/** One route for every address: only a data router lets a form block a navigation (`LeaveGuard`). `AppRoutes` chooses the page. */
const Site = () => (
  <AccountDialogs>
    <SessionGuard />
    <AppRoutes />
  </AccountDialogs>
);
