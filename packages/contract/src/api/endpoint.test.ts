import { expect, test } from 'vitest';
import { endpoint, openEndpoint } from './endpoint';

test('a call says who may make it, or that anybody may', () => {
  expect(openEndpoint('GET /x', { summary: 'x' }).access).toBe('anyone');
  expect(endpoint('GET /x', { summary: 'x', access: 'user' }).access).toBe('user');
  // @ts-expect-error A call without a right is not compiled.
  endpoint('GET /x', { summary: 'x' });
  // @ts-expect-error What is open to anybody has no other right.
  openEndpoint('GET /x', { summary: 'x', access: 'user' });
});
