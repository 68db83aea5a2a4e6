import { bundleOf, locales, type Phrases } from '@oj/ui/locale';
import { createInstance } from 'i18next';

/** The phrases of all components. A site overrides them with a bundle `oj.<component>`. */
export const wordings = createInstance();
void wordings.init({ lng: 'en-US', fallbackLng: 'en-US', initAsync: false, resources: {}, interpolation: { escapeValue: false } });

/** Adds phrases that were fetched later to those of the same namespace. */
export function learn(phrases: Phrases) {
  for (const locale of locales) wordings.addResourceBundle(locale, phrases.namespace, bundleOf(phrases, locale), true, false);
}
