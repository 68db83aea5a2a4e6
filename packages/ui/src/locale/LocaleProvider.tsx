import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { bundleOf, type Catalogue, locales, type Phrases, type Say, type Words } from './phrases';
import { sayFrom } from './sayFrom';

/** What of an i18next instance is needed here. */
export interface Translator {
  addResourceBundle(locale: string, namespace: string, bundle: object, deep?: boolean, overwrite?: boolean): unknown;
  getFixedT(locale: string, namespace: string): unknown;
}

interface Speech {
  locale: string;
  /** Found once for all components that say the same. */
  sayOf: <M extends Words>(phrases: Phrases<M>) => Say<M>;
}

function speechOf(locale: string, catalogue: Catalogue | undefined, i18n: Translator | undefined): Speech {
  const known = new WeakMap<object, unknown>();
  const found = <M extends Words>(phrases: Phrases<M>): Say<M> => {
    if (!i18n) return sayFrom(phrases, locale, catalogue);
    for (const each of new Set([...locales, locale]))
      i18n.addResourceBundle(each, phrases.namespace, bundleOf(phrases, each, each === locale ? catalogue : undefined), true, false);
    return i18n.getFixedT(locale, phrases.namespace) as Say<M>;
  };
  const sayOf = <M extends Words>(phrases: Phrases<M>): Say<M> => {
    const say = (known.get(phrases) as Say<M> | undefined) ?? found(phrases);
    known.set(phrases, say);
    return say;
  };
  return { locale, sayOf };
}

const SpeechContext = createContext<Speech>(speechOf('en-US', undefined, undefined));

export interface LocaleProviderProps {
  /**
   * Language of everything below, as a BCP 47 tag. The library has words for `zh-CN` and `en-US`; for any other, `catalogue` or `i18n` has
   * them, and what they lack is said in English. Dates and numbers follow the tag.
   */
  locale: string;
  /** Words of this language, in the shape of `@oj/ui/locale/en-US.json`; what is left out keeps the words of the library. Keep it in a constant. */
  catalogue?: Catalogue;
  /** The host's i18next instance; bundles `oj.<component>` in it override the wording of the library. */
  i18n?: Translator;
  /** What speaks this language. */
  children?: ReactNode;
}

/** Sets the language of all components below it. Without one they speak en-US. */
export function LocaleProvider({ locale, catalogue, i18n, children }: LocaleProviderProps) {
  const speech = useMemo(() => speechOf(locale, catalogue, i18n), [locale, catalogue, i18n]);
  return <SpeechContext.Provider value={speech}>{children}</SpeechContext.Provider>;
}

/** The language of the nearest provider; en-US without one. */
export const useLocale = (): string => useContext(SpeechContext).locale;

/** The phrases of a component in the current language. */
export const usePhrases = <M extends Words>(phrases: Phrases<M>): Say<M> => useContext(SpeechContext).sayOf(phrases);
