import { bundleOf, type Catalogue, type Phrases, type Say, type Words } from './phrases';

/** Says phrases as i18next would, for hosts that have none: slots are filled, and `count` chooses between singular and plural. */
export function sayFrom<M extends Words>(phrases: Phrases<M>, locale: string, catalogue?: Catalogue): Say<M> {
  const bundle = bundleOf(phrases, locale, catalogue);
  const say = (name: string, values: Record<string, string | number> = {}) => {
    const text = bundle[name] ?? bundle[`${name}_${formOf(locale, values.count)}`] ?? bundle[`${name}_other`] ?? name;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => String(values[slot] ?? ''));
  };
  return say as Say<M>;
}

const formOf = (locale: string, count: string | number | undefined) => new Intl.PluralRules(locale).select(Number(count ?? 0));
