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
