import { expect, it } from 'vitest';
import { PICTURE_MOST_BYTES, refusalOf } from './pictureRules';

const refusal = (name: string, type: string, size = 1000) => refusalOf({ name, type, size }, PICTURE_MOST_BYTES);

it('takes the six kinds', () => {
  for (const [name, type] of [
    ['a.gif', 'image/gif'],
    ['a.JPG', 'image/jpeg'],
    ['a.jpeg', 'image/jpeg'],
    ['头像.png', 'image/png'],
    ['a.bmp', 'image/bmp'],
    ['a.webp', ''],
  ] as const) {
    expect(refusal(name, type)).toBeUndefined();
  }
});

it('refuses other kinds, also under a good name', () => {
  for (const [name, type] of [
    ['a.svg', 'image/svg+xml'],
    ['a.png', 'text/html'],
    ['png', 'image/png'],
    ['a.png.exe', ''],
  ] as const) {
    expect(refusal(name, type)).toBe('wrongKind');
  }
});

it('refuses from one byte above 2 MB', () => {
  expect(refusal('a.png', 'image/png', 2_097_152)).toBeUndefined();
  expect(refusal('a.png', 'image/png', 2_097_153)).toBe('tooLarge');
});
