import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { bundleOf, type Locale, locales, type Phrases, type Say, type Words } from './phrases';
import { sayFrom } from './sayFrom';

/** What of an i18next instance is needed here. */
export interface Translator {
  addResourceBundle(locale: string, namespace: string, bundle: object, deep?: boolean, overwrite?: boolean): unknown;
  getFixedT(locale: string, namespace: string): unknown;
}

interface Speech {
  locale: Locale;
  i18n: Translator | undefined;
}

const SpeechContext = createContext<Speech>({ locale: 'en-US', i18n: undefined });

export interface LocaleProviderProps {
  /** Language of everything below. */
  locale: Locale;
  /** The host's i18next instance; bundles `oj.<component>` in it override the wording of the library. */
  i18n?: Translator;
  /** What speaks this language. */
  children?: ReactNode;
}

/** Sets the language of all components below it. Without one they speak en-US. */
export function LocaleProvider({ locale, i18n, children }: LocaleProviderProps) {
  const speech = useMemo(() => ({ locale, i18n }), [locale, i18n]);
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>;
}

/** The language of the nearest provider; en-US without one. */
export const useLocale = (): Locale => useContext(SpeechContext).locale;

/** The phrases of a component in the current language. */
export function usePhrases<M extends Words>(phrases: Phrases<M>): Say<M> {
  const { i18n, locale } = useContext(SpeechContext);
  return useMemo(() => {
    if (!i18n) return sayFrom(phrases, locale);
    for (const each of locales) i18n.addResourceBundle(each, phrases.namespace, bundleOf(phrases, each), true, false);
    return i18n.getFixedT(locale, phrases.namespace) as Say<M>;
  }, [i18n, locale, phrases]);
}
