import { expect, it } from 'vitest';
import { webAddress } from './webAddress';

it('lets the web through and nothing else', () => {
  expect(webAddress('https://example.org/blog')).toBe('https://example.org/blog');
  for (const bad of ['javascript:alert(1)', 'JaVaScRiPt:alert(1)', 'data:text/html,x', 'example.org', '', null]) {
    expect(webAddress(bad)).toBeUndefined();
  }
});
