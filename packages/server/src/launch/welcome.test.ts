import { expect, test } from 'vitest';
import { shown, welcome } from './welcome';

const url = 'http://127.0.0.1:6688';

test('it ends with the address, the user, and the password or the way to a new one', () => {
  expect(welcome({ seconds: 12.34, url, rootPassword: 'secret' })).toEqual([
    'ready in 12.3 s: http://127.0.0.1:6688',
    'the super admin is root with the password secret — shown only this once',
  ]);
  expect(welcome({ seconds: 1, url, rootPassword: undefined })[1]).toContain('node scripts/oj.mjs user password root');
});

test('in a box on a terminal, and in plain lines elsewhere or where a box has no room', () => {
  const lines = ['address', 'pass'];
  expect(shown(lines, { isTTY: true, columns: 11 })).toBe(['╭─────────╮', '│ address │', '│ pass    │', '╰─────────╯'].join('\n'));
  for (const place of [{ isTTY: true, columns: 10 }, { isTTY: false, columns: 80 }, {}])
    expect(shown(lines, place)).toBe('[oj] address\n[oj] pass');
});
