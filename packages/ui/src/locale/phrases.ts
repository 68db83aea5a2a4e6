/**
 * Phrases stand beside the component that speaks them, Chinese and English side by side, and travel through i18next:
 * namespace `oj.<name>`, so a host overrides any of them by adding a bundle of that name to its own instance.
 */
export type Locale = 'zh-CN' | 'en-US';

/** Words by namespace and key, as in `@oj/ui/locale/en-US.json`. A key with `count` has a form per plural category: `tries_one`, `tries_other`. */
export type Catalogue = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Languages that the library speaks. */
export const locales: readonly Locale[] = ['zh-CN', 'en-US'];

/** A wording; English may need a singular. Slots are written `{{name}}`; the plural follows the slot `count`. */
type English = string | { readonly one: string; readonly other: string };
export type Words = Readonly<Record<string, { readonly zh: string; readonly en: English }>>;

export interface Phrases<M extends Words = Words> {
  readonly namespace: string;
  readonly words: M;
}

/** Declares the phrases of one component. A missing language does not compile. */
export const phrases = <const M extends Words>(name: string, words: M): Phrases<M> => ({ namespace: `oj.${name}`, words });

type SlotsOf<Text> = Text extends `${string}{{${infer Slot}}}${infer Rest}` ? Slot | SlotsOf<Rest> : never;
type Values<Slot extends string> = [Slot] extends [never] ? [] : [Record<Slot, string | number>];

/** Says a phrase: `say('tries', { count: 3 })`. The compiler asks for exactly the slots that the phrase has. */
export type Say<M extends Words> = <K extends keyof M & string>(name: K, ...values: Values<SlotsOf<M[K]['zh']>>) => string;

/** The words of a component in a language: those of the catalogue, and what it lacks in English, or in Chinese for any kind of Chinese. */
export function bundleOf({ namespace, words }: Phrases, locale: string, catalogue?: Catalogue): Record<string, string> {
  const bundle: Record<string, string> = {};
  for (const [name, { zh, en }] of Object.entries(words)) {
    if (/^zh\b/.test(locale)) bundle[name] = zh;
    else if (typeof en === 'string') bundle[name] = en;
    else Object.assign(bundle, { [`${name}_one`]: en.one, [`${name}_other`]: en.other });
  }
  return { ...bundle, ...catalogue?.[namespace] };
}
