import { expect, test } from 'vitest';
import { textOf } from './textOf';

const file = (bytes: readonly number[], type = '') => new File([Uint8Array.from(bytes)], 'file', { type });

test('F5: text is read in UTF-8 and in the Chinese encoding of older editors', async () => {
  expect(await textOf(new File(['// 求和\nint main() {}\n'], 'main.cpp'))).toBe('// 求和\nint main() {}\n');
  expect(await textOf(file([0x2f, 0x2f, 0xc7, 0xf3, 0xba, 0xcd]))).toBe('//求和');
});

test('F5: a picture is not code, whatever it is called', async () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];
  expect(await textOf(file(png, 'text/plain'))).toBeUndefined();
  expect(await textOf(new File(['<svg/>'], 'picture.cpp', { type: 'image/svg+xml' }))).toBeUndefined();
  expect(await textOf(file([0xff, 0xff, 0xff]))).toBeUndefined();
});
