import { expect, test } from 'vitest';
import { withMeantDollars } from './dollars';
import { typeset } from './typeset';

test.each([
  [
    '| $|V|^2$ | 1 |\n| --- | --- |\n| $\\|x\\|$ | `$|a|$` |',
    '| $\\vert V\\vert ^2$ | 1 |\n| --- | --- |\n| $\\Vert x\\Vert $ | `$|a|$` |',
  ],
  ['$|V|$ in a line', '$|V|$ in a line'],
  ['$\\$10$', '$\\text{\\textdollar}10$'],
  ['costs $5 and $7, $n$ of them', 'costs \\$5 and \\$7, $n$ of them'],
  ['$5 and $7 and $9', '\\$5 and \\$7 and $9'],
  ['$1 \\le n \\le 10^5 $ and $ n $ and $2$', '$1 \\le n \\le 10^5 $ and $ n $ and $2$'],
  ['a \\$5 b $x$', 'a \\$5 b $x$'],
  ['$$$n$$$ and $$m$$', '$$$n$$$ and $$m$$'],
  ['one $ alone', 'one $ alone'],
  ['$a\n+ b$\n\n$5 and $7', '$a\n+ b$\n\n\\$5 and $7'],
  ['```sh\necho $5 and $7\n```\n$5 and $7', '```sh\necho $5 and $7\n```\n\\$5 and $7'],
  ['~~~\n$5 $7\n', '~~~\n$5 $7\n'],
  ['    echo $5 and $7', '    echo $5 and $7'],
  ['`$5` and `` $5 ` $7 ``', '`$5` and `` $5 ` $7 ``'],
  ['no signs', 'no signs'],
])('%j', (source, meant) => {
  expect(withMeantDollars(source)).toBe(meant);
});

test('bars of a formula stay in their cell', () => {
  const set = JSON.stringify(typeset('| a | b |\n| --- | --- |\n| $|V|^2$ | 1 |'));
  expect(set).toContain('\\\\vert V\\\\vert ^2');
  expect(set).toContain('["td",null,"1"]');
  expect(set).not.toContain('katex-error');
});

test('what costs money is no formula', () => {
  const set = JSON.stringify(typeset('$\\$10$ and $$$n$$$ and costs $5 and $7'));
  expect(set).not.toContain('katex-error');
  expect(set).toContain('costs $5 and $7');
  expect(set.split('"katex"')).toHaveLength(3);
});

test('a long line of signs takes no longer than its length', () => {
  for (const part of ['$', '$1 ', '`', '`$', '\\$', '|$'])
    expect(withMeantDollars(part.repeat(20_000 / part.length)).length).toBeGreaterThan(0);
});
