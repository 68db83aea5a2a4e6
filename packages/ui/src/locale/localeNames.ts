import type { Locale } from './phrases';

/** Each language in its own words. */
export const localeNames: Record<Locale, { short: string; long: string }> = {
  'zh-CN': { short: '中文', long: '简体中文' },
  'en-US': { short: 'EN', long: 'English' },
};
