import { expect, test } from 'vitest';
import { csv } from './csv';

test.each([
  [['a', 1], 'a,1'],
  [['say "hi"', 'a,b', 'two\nlines'], '"say ""hi""","a,b","two\nlines"'],
  [['=1+1', '+1', '-1', '@x', -1], "'=1+1,'+1,'-1,'@x,-1"],
  [['', '中文 名'], ',中文 名'],
])('%j', (row, line) => {
  expect(csv([row])).toBe(`\ufeff${line}\r\n`);
});

test.each([
  ['full width', ['＝1+1', '＋1', '－1', '＠x', '｜x']],
  ['small forms, and signs that become these', ['﹦1+1', '﹢1', '﹣1', '﹫x', '⁼1', '−1']],
  ['a program', ['|cmd']],
  [
    'behind what is not seen',
    ['\u200b=1', '\ufeff=1', '\u2060＝1', '\u00ad+1', ' =1', '\u3000=1', '\u3164=1', '\u2800=1', '\u202e=1', '\u0000=1'],
  ],
  ['control characters', ['\tx', '\u0001x']],
])('B53: %s is defused', (_, texts) => {
  for (const text of texts) expect([text, csv([[text]])]).toEqual([text, `\ufeff'${text}\r\n`]);
});

test('B53: a text that looks like no formula stays as it is', () => {
  for (const text of ['a=1', '1-2', 'x@y.example', '中文＝', '(1)', '😀', '', ' a', '\u200ba', '★1'])
    expect(csv([[text]])).toBe(`\ufeff${text}\r\n`);
});
