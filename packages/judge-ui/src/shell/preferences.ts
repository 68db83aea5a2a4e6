import type { Locale, ThemeChoice } from '@oj/ui';

/** The language and the theme of the pages, and how to change them. */
export interface Preferences {
  locale: Locale;
  onLocaleChange: (locale: Locale) => void;
  theme: ThemeChoice;
  onThemeChange: (theme: ThemeChoice) => void;
}
