import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { bundleOf, locales, phrases, type Say } from './phrases';
import { sayFrom } from './sayFrom';

const words = phrases('test', {
  plain: { zh: '好', en: 'Good' },
  slots: { zh: '第 {{a}} 位，共 {{b}} 位', en: '{{a}} of {{b}}' },
  tries: { zh: '{{count}} 次', en: { one: '{{count}} try', other: '{{count}} tries' } },
});

test('speaks a language of the host, in its plural forms, and English where the catalogue is silent', () => {
  const catalogue = {
    'oj.test': { plain: 'Dobrze', tries_one: '{{count}} próba', tries_few: '{{count}} próby', tries_many: '{{count}} prób' },
  };
  const say = sayFrom(words, 'pl', catalogue);
  expect([say('plain'), ...[1, 3, 5].map(count => say('tries', { count })), say('slots', { a: 1, b: 2 })]).toEqual([
    'Dobrze',
    '1 próba',
    '3 próby',
    '5 prób',
    '1 of 2',
  ]);
  expect(sayFrom(words, 'pl')('tries', { count: 5 })).toBe('5 tries');
  expect(sayFrom(words, 'zh-TW')('plain')).toBe('好');
});

test('says what i18next says', async () => {
  const host = createInstance();
  await host.init({ lng: 'en-US', resources: {}, interpolation: { escapeValue: false } });
  for (const locale of locales) {
    host.addResourceBundle(locale, words.namespace, bundleOf(words, locale));
    const [ours, theirs] = [sayFrom(words, locale), host.getFixedT(locale, words.namespace) as unknown as Say<typeof words.words>];
    for (const say of [
      (say: typeof ours) => say('plain'),
      (say: typeof ours) => say('slots', { a: 3, b: '<b>' }),
      ...[0, 1, 2, 11, 1.5].map(count => (say: typeof ours) => say('tries', { count })),
    ])
      expect(say(ours)).toBe(say(theirs));
  }
});
