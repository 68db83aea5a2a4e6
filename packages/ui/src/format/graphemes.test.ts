import { expect, test } from 'vitest';
import { graphemesOf } from './graphemes';

test('an emoji of several code points is one character', () => {
  expect(graphemesOf('a👩‍🚀你')).toEqual(['a', '👩‍🚀', '你']);
});

test('without a segmenter there are code points', () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, 'Segmenter');
  expect(graphemesOf('a你😀')).toEqual(['a', '你', '😀']);
  Object.assign(Intl, { Segmenter });
});
