import { expect, it } from 'vitest';
import { formatCount, formatMemory, formatTime } from './measures';

it('gives units', () => {
  expect(formatTime(124.4)).toBe('124 ms');
  expect(formatMemory(812)).toBe('812 KB');
  expect(formatMemory(18_637)).toBe('18.2 MB');
  expect(formatCount(65_535, 'en-US')).toBe('65,535');
});

it('draws a dash for what is not known, and zero for zero', () => {
  expect(formatTime(null)).toBe('—');
  expect(formatMemory(undefined)).toBe('—');
  expect(formatTime(0)).toBe('0 ms');
});
