import { expect, test } from 'vitest';
import { fileNameOf, safeName } from './contestExport.rules';

test.each([
  ['../../etc/passwd', '_/../etc/passwd'.replaceAll('/', '_')],
  ['a/b\\c:d', 'a_b_c_d'],
  ['秋季赛 2026', '秋季赛 2026'],
  ['...', '_'],
  ['', '_'],
  ['nul\0\u202eend', 'nul__end'],
  ['x'.repeat(300), 'x'.repeat(80)],
])('%j is the name of a file', (text, name) => expect(safeName(text)).toBe(name));

test('C18: code lies in a folder per user or per problem, with the ending of its language', () => {
  const submission = { id: 7, username: 'ada', displayId: 'A', language: 'Python3' };
  expect(fileNameOf(submission, 'user')).toBe('ada/A_7.py');
  expect(fileNameOf({ ...submission, language: 'gone' }, 'problem')).toBe('A/ada_7.txt');
});
