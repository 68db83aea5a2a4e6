import { expect, it } from 'vitest';
import { formatBytes, isAccepted } from './fileRules';

it('accepts by ending, by kind and by family', () => {
  const zip = { name: 'Cases.ZIP', type: 'application/zip' };
  expect(isAccepted(zip, '.zip')).toBe(true);
  expect(isAccepted(zip, 'image/*, application/zip')).toBe(true);
  expect(isAccepted(zip, 'image/*,.tar')).toBe(false);
  expect(isAccepted({ name: 'a.png', type: 'image/png' }, 'image/*')).toBe(true);
  expect(isAccepted(zip, undefined)).toBe(true);
});

it('writes sizes', () => {
  expect([0, 1023, 1024, 1536, 200 * 1024 ** 2, 5.25 * 1024 ** 3].map(formatBytes)).toEqual([
    '0 B',
    '1023 B',
    '1 KB',
    '1.5 KB',
    '200 MB',
    '5.3 GB',
  ]);
});
