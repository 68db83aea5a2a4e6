import { expect, test } from 'vitest';
import { withMeantDollars } from './dollars';
import { typeset } from './typeset';

test.each([
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

const cell = (formula: string) => JSON.stringify(typeset(`| a | b |\n| --- | --- |\n| ${formula} | 1 |`));

test.each([
  ['$|V|^2$', '|V|^2'],
  [String.raw`$\|V\|^2$`, '|V|^2'],
  [String.raw`$\\|x\\|$`, String.raw`\|x\|`],
  [String.raw`$\begin{array}{c|c} 1 & 2 \end{array}$`, String.raw`\begin{array}{c|c} 1 & 2 \end{array}`],
  [String.raw`$\{x \mid x > 0\}$`, String.raw`\{x \mid x > 0\}`],
])('bars of a formula stay in their cell: %s', (formula, meant) => {
  const set = cell(formula);
  expect(set).toContain(`"encoding":"application/x-tex"},${JSON.stringify(meant)}`);
  expect(set).toContain('["td",null,"1"]');
  expect(set).not.toContain('katex-error');
});

test('bars of code in a cell are what GFM makes of them', () => {
  expect(cell('`$a\\|b$`')).toContain('["code",null,"$a|b$"]');
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
