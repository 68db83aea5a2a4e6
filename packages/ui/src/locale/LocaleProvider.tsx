import { createInstance, type i18n } from 'i18next';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { bundleOf, type Locale, locales, type Phrases, type Say, type Words } from './phrases';

interface Speech {
  locale: Locale;
  i18n: i18n;
}

const ownInstance = createInstance();
void ownInstance.init({
  lng: 'en-US',
  fallbackLng: 'en-US',
  initAsync: false,
  resources: {},
  interpolation: { escapeValue: false },
});

const SpeechContext = createContext<Speech>({ locale: 'en-US', i18n: ownInstance });

export interface LocaleProviderProps {
  /** Language of everything below. */
  locale: Locale;
  /** The host's i18next instance; bundles `oj.<component>` in it override the wording of the library. */
  i18n?: i18n;
  children?: ReactNode;
}

/** Sets the language of all components below it. Without one they speak en-US. */
export function LocaleProvider({ locale, i18n = ownInstance, children }: LocaleProviderProps) {
  const speech = useMemo(() => ({ locale, i18n }), [locale, i18n]);
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>;
}

export const useLocale = (): Locale => useContext(SpeechContext).locale;

/** The phrases of a component in the current language. */
export function usePhrases<M extends Words>(phrases: Phrases<M>): Say<M> {
  const { i18n, locale } = useContext(SpeechContext);
  return useMemo(() => {
    for (const each of locales) i18n.addResourceBundle(each, phrases.namespace, bundleOf(phrases, each), true, false);
    return i18n.getFixedT(locale, phrases.namespace) as unknown as Say<M>;
  }, [i18n, locale, phrases]);
}
