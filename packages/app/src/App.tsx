import {
  AccountDialogs,
  type Api,
  ApiProvider,
  guardedHistory,
  LiveProvider,
  type Session,
  SessionProvider,
  VerdictWatch,
} from '@oj/judge-ui';
import { type Locale, LocaleProvider, PicturePolicyProvider, ToastProvider } from '@oj/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { UNSAFE_createBrowserHistory, unstable_HistoryRouter as HistoryRouter } from 'react-router-dom';
import { useLocalePreference, useThemePreference } from './preferences';
import { PreferencesProvider } from './PreferencesContext';
import { SessionGuard } from './SessionGuard';
import { AppRoutes } from './AppRoutes';
import { wordings } from './wordings';

interface AppProps {
  api: Api;
  session: Session;
  cache: QueryClient;
  onLocaleChange: (locale: Locale) => void;
}

export function App({ api, session, cache, onLocaleChange }: AppProps) {
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
  const [history] = useState(() => guardedHistory(UNSAFE_createBrowserHistory({ v5Compat: true })));
  return (
    <SessionProvider value={session}>
      <ApiProvider value={api}>
        <QueryClientProvider client={cache}>
          <LocaleProvider locale={locale} i18n={wordings}>
            <ToastProvider>
              <LiveProvider>
                <PreferencesProvider value={preferences}>
                  <PicturePolicyProvider pictures="own">
                    <HistoryRouter history={history}>
                      <AccountDialogs>
                        <SessionGuard />
                        <VerdictWatch />
                        <AppRoutes />
                      </AccountDialogs>
                    </HistoryRouter>
                  </PicturePolicyProvider>
                </PreferencesProvider>
              </LiveProvider>
            </ToastProvider>
          </LocaleProvider>
        </QueryClientProvider>
      </ApiProvider>
    </SessionProvider>
  );
}
