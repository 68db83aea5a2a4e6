import { expect, test } from 'vitest';
import { textOf } from './textOf';

const file = (bytes: readonly number[], type = '') => new File([Uint8Array.from(bytes)], 'file', { type });

test('F5: text is read in UTF-8 and in the encodings of older editors, and it is said in which', async () => {
  const inUtf8 = { text: '// 求和\nint main() {}\n', encoding: 'utf-8' };
  expect(await textOf(new File([inUtf8.text], 'main.cpp'))).toEqual(inUtf8);
  expect(await textOf(new File([`\uFEFF${inUtf8.text}`], 'main.cpp'))).toEqual(inUtf8);
  expect(await textOf(file([0x2f, 0x2f, 0xc7, 0xf3, 0xba, 0xcd]))).toEqual({ text: '//求和', encoding: 'gb18030' });
  expect(await textOf(file([0xff, 0xfe, 0x2f, 0, 0x42, 0x6c]))).toEqual({ text: '/求', encoding: 'utf-16le' });
  expect(await textOf(file([0xfe, 0xff, 0, 0x2f, 0x6c, 0x42]))).toEqual({ text: '/求', encoding: 'utf-16be' });
});

test('F5: a picture is not code, whatever it is called', async () => {
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d];
  expect(await textOf(file(png, 'text/plain'))).toBeUndefined();
  expect(await textOf(new File(['<svg/>'], 'picture.cpp', { type: 'image/svg+xml' }))).toBeUndefined();
  expect(await textOf(file([0xff, 0xff, 0xff]))).toBeUndefined();
  expect(await textOf(file([0x2f, 0x2f, 0]))).toBeUndefined();
});
