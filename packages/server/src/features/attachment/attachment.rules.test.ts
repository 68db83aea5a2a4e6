import { expect, test } from 'vitest';
import { shownName } from './attachment.rules';

test.each([
  ['题解 1.pdf', '题解 1.pdf'],
  ['../../etc/passwd.txt', 'passwd.txt'],
  ['C:\\Users\\me\\round 7.pdf', 'round 7.pdf'],
  ['report\u202Efdp.exe', 'reportfdp.exe'],
  ['two\nlines\0.txt', 'twolines.txt'],
  [`😀${'x'.repeat(195)}.pdf`, `\ufffd${'x'.repeat(195)}.pdf`],
  [`${'long'.repeat(100)}.pdf`, `${'long'.repeat(100)}.pdf`.slice(-200)],
])('W20: %j is called %j', (given, shown) => {
  expect(shownName(given)).toBe(shown);
});
