export { Button, type ButtonProps } from './Button/Button';
export { LocaleProvider, type LocaleProviderProps, useLocale, usePhrases } from './locale/LocaleProvider';
export { locales, phrases, type Locale, type Phrases, type Say, type Words } from './locale/phrases';
export { focusRing } from './theme/focus';
export { theme } from './theme/theme';
