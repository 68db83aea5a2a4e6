import { PNG } from 'pngjs';
import { describe, expect, test } from 'vitest';
import { modesOf } from '../../.storybook/modes';
import { compare, decode } from './picture';
import { smallest } from './smallest';

/** A picture of so many colours, each pixel another than its neighbours. */
function pictureOf(colours: number, width = 41, height = 13): PNG {
  const picture = new PNG({ width, height });
  for (let at = 0; at < width * height; at += 1) picture.data.writeUInt32BE((((at % colours) * 7919) << 8) | 0xff, at * 4);
  return picture;
}

describe('the smallest file', () => {
  test.for([1, 2, 3, 5, 16, 17, 256, 257])('keeps every pixel of %i colours', colours => {
    const picture = pictureOf(colours);
    const kept = decode(smallest(picture));
    expect([kept.width, kept.height]).toEqual([41, 13]);
    expect(kept.data.equals(picture.data)).toBe(true);
  });
});

describe('a comparison', () => {
  const white = () => {
    const picture = new PNG({ width: 100, height: 100 });
    picture.data.fill(0xff);
    return picture;
  };
  const withBlack = (pixels: number) => {
    const picture = white();
    for (let at = 0; at < pixels; at += 1) picture.data.writeUInt32BE(0xff, at * 4);
    return picture;
  };

  test('finds no difference between equals', () => expect(compare(white(), white()).difference).toBeUndefined());
  test('lets five pixels of ten thousand pass', () => expect(compare(white(), withBlack(5)).difference).toBeUndefined());
  test('sees the sixth', () => {
    const { difference, marked } = compare(white(), withBlack(6));
    expect(difference).toBe('6 of its pixels differ (0.06 %)');
    expect(marked?.width).toBe(100);
  });
  test('forgives no size', () => expect(compare(white(), pictureOf(2)).difference).toBe('is 41 × 13 px instead of 100 × 100'));
});

describe('the modes of a story', () => {
  const namesOf = (...tags: string[]) => modesOf(tags).map(({ name }) => name);

  test('are three', () => expect(namesOf('dev')).toEqual(['light-en-1440', 'dark-zh-1440', 'light-zh-390']));
  test('are English where it plays', () => expect(namesOf('play-fn')).toEqual(['light-en-1440']));
  test('are narrow on a phone', () => expect(namesOf('vrt:phone')).toEqual(['light-en-390', 'dark-zh-390']));
  test('follow its tags', () =>
    expect(namesOf('play-fn', 'vrt:print', 'vrt:forced-colors', 'vrt:dark-en-768')).toEqual([
      'light-en-1440',
      'print-en-768',
      'forced-colors-en-1440',
      'dark-en-768',
    ]));
  test('are none where it asks for none', () => expect(namesOf('vrt:skip', 'vrt:print')).toEqual([]));
  test('are known', () => expect(() => namesOf('vrt:dusk-en-1440')).toThrow('No mode is called dusk-en-1440'));
});
