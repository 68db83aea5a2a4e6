import type { Translator } from '../packages/ui/src/locale/LocaleProvider';
import type { Locale } from '../packages/ui/src/locale/phrases';
import { pseudoTranslator } from './pseudo';

/** Where stories and pages stand, as the toolbars say. */
export interface Place {
  theme: 'light' | 'dark';
  locale: Locale;
  /** Overrides the wordings; present for the pseudo language. */
  i18n: Translator | undefined;
  direction: 'ltr' | 'rtl';
  density: string;
  motion: string;
}

const stretched = pseudoTranslator();

export function placeOf({ theme, locale, direction, density, motion }: Record<string, unknown>): Place {
  return {
    theme: theme === 'dark' ? 'dark' : 'light',
    locale: locale === 'zh-CN' ? 'zh-CN' : 'en-US',
    i18n: locale === 'pseudo' ? stretched : undefined,
    direction: direction === 'rtl' ? 'rtl' : 'ltr',
    density: String(density ?? 'default'),
    motion: String(motion ?? 'system'),
  };
}

/** Tells the page: its tokens, its styles and its readers look here. */
export function preparePage({ theme, locale, direction, density, motion }: Place) {
  const { dataset } = document.documentElement;
  document.documentElement.lang = locale;
  document.documentElement.dir = direction;
  Object.assign(dataset, { theme, density, motion });
}

/** Globals as an address has them: `theme:dark;locale:zh-CN`. */
export const addressOf = (globals: Record<string, unknown>) =>
  ['theme', 'locale', 'direction', 'density', 'motion', 'viewer', 'clock'].map(name => `${name}:${String(globals[name])}`).join(';');
