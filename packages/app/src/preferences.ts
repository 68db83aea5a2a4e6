import { saveToLocalStorage } from '@oj/judge-ui';
import type { Locale, ThemeChoice } from '@oj/ui';
import { useCallback, useEffect, useState } from 'react';

const LANGUAGE_KEY = 'Web_Language';
const THEME_KEY = 'oj.theme';

const localeOf = (text: string | null): Locale | undefined =>
  /^zh/i.test(text ?? '') ? 'zh-CN' : /^en/i.test(text ?? '') ? 'en-US' : undefined;

/** Language of the address (`l`), else the one chosen before, else the browser's, else Chinese. */
export function firstLocale(search: string, storage: Storage, browser: string): Locale {
  return localeOf(new URLSearchParams(search).get('l')) ?? localeOf(storage.getItem(LANGUAGE_KEY)) ?? localeOf(browser) ?? 'zh-CN';
}

export function useLocalePreference(onChange: (locale: Locale) => void) {
  const [locale, setLocale] = useState(() => firstLocale(location.search, localStorage, navigator.language));
  useEffect(() => {
    document.documentElement.lang = locale;
    saveToLocalStorage(LANGUAGE_KEY, locale);
  }, [locale]);
  const choose = useCallback(
    (chosen: Locale) => {
      onChange(chosen);
      setLocale(chosen);
    },
    [onChange],
  );
  return [locale, choose] as const;
}

export function useThemePreference() {
  const [theme, setTheme] = useState<ThemeChoice>(() => choiceOf(localStorage.getItem(THEME_KEY)));
  useEffect(() => {
    const system = matchMedia('(prefers-color-scheme: dark)');
    const apply = () => {
      document.documentElement.dataset.theme = theme === 'dark' || (theme === 'system' && system.matches) ? 'dark' : 'light';
    };
    apply();
    system.addEventListener('change', apply);
    return () => system.removeEventListener('change', apply);
  }, [theme]);
  const choose = useCallback((choice: ThemeChoice) => {
    saveToLocalStorage(THEME_KEY, choice);
    setTheme(choice);
  }, []);
  return [theme, choose] as const;
}

const choiceOf = (text: string | null): ThemeChoice => (text === 'light' || text === 'dark' ? text : 'system');
