import { expect, test } from 'vitest';
import { firstLocale } from './preferences';

const storing = (locale: string | null) => ({ getItem: () => locale }) as unknown as Storage;

test.each([
  ['the address wins', '?l=en-US', 'zh-CN', 'zh-CN', 'en-US'],
  ['then what was chosen before', '', 'en-US', 'zh-CN', 'en-US'],
  ['then a Chinese browser', '', null, 'zh-TW', 'zh-CN'],
  ['then an English browser', '', null, 'en-GB', 'en-US'],
  ['any other browser reads Chinese', '', null, 'fr-FR', 'zh-CN'],
  ['nonsense counts as nothing', '?l=klingon', 'nonsense', 'en-US', 'en-US'],
])('%s', (_, search, stored, browser, locale) => {
  expect(firstLocale(search, storing(stored), browser)).toBe(locale);
});
