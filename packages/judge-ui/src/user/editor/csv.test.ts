import { expect, test } from 'vitest';
import { OpenQuote, readCsv } from './csv';

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells);

test.each([
  [
    'rows and cells',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['a last line with its end', 'a,b\n', [['a', 'b']]],
  ['the ends of lines of every system', 'a\r\nb\rc\nd', [['a'], ['b'], ['c'], ['d']]],
  ['a byte order mark', '\uFEFFa,b', [['a', 'b']]],
  ['empty cells', ',a,,', [['', 'a', '', '']]],
  ['commas in quotes', '"a,b",c', [['a,b', 'c']]],
  ['doubled quotes', '"say ""hi""",""', [['say "hi"', '']]],
  ['a quote alone', '"""",a', [['"', 'a']]],
  ['line ends in quotes', '"a\r\nb",c\nd', [['a\r\nb', 'c'], ['d']]],
  ['quotes in the middle of a cell', 'a"b",c', [['a"b"', 'c']]],
  ['text after a closed quote', '"a"b,c', [['ab', 'c']]],
  ['blanks as they are', ' a , b', [[' a ', ' b']]],
  ['empty rows not at all', '\n\na,b\n , \n', [['a', 'b']]],
  ['an empty file', '', []],
  [
    'semicolons',
    'a;b,c;"d;e"\nf;g',
    [
      ['a', 'b,c', 'd;e'],
      ['f', 'g'],
    ],
  ],
  ['tabs', 'a\t"b\tc"\td;e\r\n\t\t', [['a', 'b\tc', 'd;e']]],
  ['commas, where separators in quotes are more', '"a;b;c",d', [['a;b;c', 'd']]],
  [
    'the separator of a head with a line end in it',
    '"a\nb";c\nd;e',
    [
      ['a\nb', 'c'],
      ['d', 'e'],
    ],
  ],
  ['the separator that the file tells', 'sep=;\r\na,b,c;d', [['a,b,c', 'd']]],
  ['the same behind a byte order mark, in quotes', '\uFEFF"sep=\t"\na,b\tc', [['a,b', 'c']]],
  ['other scripts', '张三,"李,四"', [['张三', '李,四']]],
])('reads %s', (_, text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
});

test('knows in which line a row begins', () => {
  expect(readCsv('a\n\n"b\nb"\nc').map(({ line }) => line)).toEqual([1, 3, 5]);
  expect(readCsv('sep=,\na\nb').map(({ line }) => line)).toEqual([2, 3]);
});

test.each(['a\nb,"c\nd', 'a\nb,"c""d,e', 'a\n"b"c"'])('names the line of a quote that stays open in %j', text => {
  expect(() => readCsv(text)).toThrow(OpenQuote);
  expect(() => readCsv(text)).toThrow('line 2');
});

test('reads a long cell in quotes', () => {
  const long = 'x""\n'.repeat(100_000);
  expect(cellsOf(`"${long}",b`)).toEqual([[long.replaceAll('""', '"'), 'b']]);
});
