import { expect, test } from 'vitest';
import { navPathOf } from './navItems';

test.each([
  ['/problem/P1000', '/problem'],
  ['/status', '/status'],
  ['/submission-detail/7', '/status'],
  ['/discussion-detail/7', '/discussion'],
  ['/', '/'],
])('%s belongs to %s', (pathname, place) => {
  expect(navPathOf(pathname)).toBe(place);
});
