import type { Translator } from '../packages/ui/src/locale/LocaleProvider';

/** How much longer a wording gets: German and Russian need about as much. */
const GROWTH = 0.4;
const plain = 'AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz';
const accented = 'ÀàƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĽľṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž';
const accents = new Map([...plain].map((letter, place) => [letter, [...accented][place] ?? letter]));
const isVowel = (letter: string) => /[aeiou]/i.test(letter);

/** A wording as no language writes it: accents on every letter, vowels drawn out until it is 40 % longer, brackets that show where it was cut. */
export function pseudo(text: string): string {
  const letters = text.replaceAll(/\{\{\w+\}\}/g, '').length;
  let missing = Math.ceil(letters * GROWTH);
  const stretched = text
    .split(/(\{\{\w+\}\})/)
    .map(part => (part.startsWith('{{') ? part : [...part].map(stretch).join('')))
    .join('');
  return `⟦${stretched}${'~'.repeat(missing)}⟧`;

  function stretch(letter: string): string {
    const drawn = accents.get(letter) ?? letter;
    if (!isVowel(letter) || missing === 0) return drawn;
    const more = Math.min(2, missing);
    missing -= more;
    return drawn + (accents.get(letter.toLowerCase()) ?? letter).repeat(more);
  }
}

const english = new Intl.PluralRules('en-US');

/** An instance such as hosts hand to `LocaleProvider`, which overrides every wording by its pseudo form. No component knows. */
export function pseudoTranslator(): Translator {
  const bundles = new Map<string, Record<string, string>>();
  return {
    addResourceBundle: (locale, namespace, bundle) => {
      if (locale === 'en-US') bundles.set(namespace, bundle as Record<string, string>);
    },
    getFixedT:
      (_, namespace) =>
      (name: string, slots: Record<string, string | number> = {}) => {
        const bundle = bundles.get(namespace) ?? {};
        const text = bundle[name] ?? bundle[`${name}_${english.select(Number(slots.count ?? 0))}`] ?? name;
        return pseudo(text).replaceAll(/\{\{(\w+)\}\}/g, (_, slot: string) => String(slots[slot] ?? ''));
      },
  };
}
