import { expect, test } from 'vitest';
import { namesIn } from './memberNames';

const names = (text: string) => namesIn(text).map(({ line, username }) => `${line} ${username}`);

test.each([
  ['one a line', 'alto\n\n basso \r\ncanto', ['1 alto', '3 basso', '4 canto']],
  ['the first column', 'alto,Class 1\nbasso,"Class 2"\n,Class 3', ['1 alto', '2 basso']],
  ['the column that the head names', '\uFEFF姓名,用户名\n甲,alto\n乙,basso', ['2 alto', '3 basso']],
  ['a head in English', 'Username,School\nalto,x', ['2 alto']],
])('%s', (_, text, expected) => {
  expect(names(text)).toEqual(expected);
});

test.each([
  ['noRows', ' \n,\n'],
  ['openQuote', 'alto\n"basso'],
  ['tooManyRows', 'alto\n'.repeat(501)],
])('%s', (fault, text) => {
  expect(() => namesIn(text)).toThrow(expect.objectContaining({ fault }));
});
