export { LocaleProvider, type LocaleProviderProps, useLocale, usePhrases } from './LocaleProvider';
export { bundleOf, locales, phrases, type Catalogue, type Locale, type Phrases, type Say, type Words } from './phrases';
