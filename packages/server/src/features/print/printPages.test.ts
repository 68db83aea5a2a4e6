import { expect, test } from 'vitest';
import { type PrintHead, printPages } from './printPages';

const head: PrintHead = {
  id: 12,
  contest: '秋季赛',
  username: 'team-3',
  realname: '林青岚',
  room: '201',
  seat: 'B12',
  sentAt: new Date('2026-09-12T09:01:05Z'),
};
const linesOf = (content: string, more: Partial<PrintHead> = {}) => printPages({ ...head, ...more }, content).split('\n');

test('a page says whose it is, and numbers its lines', () => {
  const lines = linesOf('int main() {\n\treturn 0;\n}\n');
  expect(lines[0]).toBe('#12  [ 201 · B12 ]  team-3  林青岚');
  expect(lines[1]).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d {2}1\/1 {2}秋季赛$/);
  expect(lines.slice(4)).toEqual(['    1  int main() {', '    2      return 0;', '    3  }', '']);
  expect(linesOf('x', { room: null, seat: null, realname: null })[0]).toBe('#12  team-3');
});

test('long lines go on in the next one, wide letters count twice, and no line is wider than the page', () => {
  const lines = linesOf(`${'x'.repeat(74)}\n${'求'.repeat(40)}\n`, { contest: '很长的比赛名'.repeat(40), username: 'u'.repeat(99) });
  expect(lines.slice(4)).toEqual([`    1  ${'x'.repeat(73)}`, '       x', `    2  ${'求'.repeat(36)}`, `       ${'求'.repeat(4)}`, '']);
  expect(lines.every(line => line.length <= 80)).toBe(true);
});

test('each page has the head; a form feed stands between pages', () => {
  const pages = printPages(head, 'x\n'.repeat(105)).split('\f');
  expect(pages.map(page => page.split('\n').length)).toEqual([57, 57, 6]);
  expect(pages.map(page => / (\d\/3) /.exec(page)?.[1])).toEqual(['1/3', '2/3', '3/3']);
  expect(pages.every(page => page.startsWith('#12 '))).toBe(true);
});

test('nothing of a text speaks to the printer', () => {
  const printed = printPages({ ...head, realname: '\u001B%-12345X' }, '%!PS\n\u001B%-12345X@PJL\u0000\f\u0004');
  expect(printed.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  expect(printed.startsWith('#12 ')).toBe(true);
});
