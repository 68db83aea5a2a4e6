import { expect, test } from 'vitest';
import { messageAddress, messageKindAt } from './messageLists';

test.each([
  ['discuss', '/message/discuss'],
  ['reply', '/message/reply'],
  ['like', '/message/like'],
  ['system', '/message/sys'],
  ['mine', '/message/mine'],
] as const)('%s is at %s', (kind, address) => {
  expect(messageAddress(kind)).toBe(address);
  expect(messageKindAt(address.split('/').at(-1))).toBe(kind);
});

test.each(['system', 'toString', '', undefined])('%s is no list', path => {
  expect(messageKindAt(path)).toBeUndefined();
});
