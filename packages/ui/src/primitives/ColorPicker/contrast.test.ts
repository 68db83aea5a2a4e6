import { expect, it } from 'vitest';
import { contrast, hexOf } from './contrast';

it('reads a colour as people type it', () => {
  expect(hexOf(' #ABC ')).toBe('#aabbcc');
  expect(hexOf('1d1d26')).toBe('#1d1d26');
  for (const none of ['', '#12', '#12345', '#ggg', 'red']) expect(hexOf(none)).toBeUndefined();
});

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(contrast('#8c4dbf', '#8c4dbf')).toBe(1);
});
