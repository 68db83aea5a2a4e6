import { expect, test } from 'vitest';
import { exampleFile, readUserRows } from './userRows';

const bytesOf = (text: string) => new TextEncoder().encode(text).buffer;

test('the example is right, and its head is no user', () => {
  const rows = readUserRows(bytesOf(exampleFile));
  expect(rows.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(rows[0]?.cells).toEqual(['student01', 'change-me-1', 'student01@example.org', '', 'female', 'Ink', 'School No. 1, North']);
});

test('a file without a head is read from its first line', () => {
  expect(readUserRows(bytesOf('username,secret1')).map(({ cells }) => cells[0])).toEqual(['username']);
});

test.each([
  ['nothing', '', 'noRows'],
  ['a head alone', 'username,password\n', 'noRows'],
  ['an open quote', 'a,"b', 'openQuote'],
  ['1001 rows', 'a,b\n'.repeat(1001), 'tooManyRows'],
])('%s is refused', (_, text, fault) => {
  expect(() => readUserRows(bytesOf(text))).toThrow(fault);
});

test('another encoding is refused', () => {
  expect(() => readUserRows(new Uint8Array([0xd5, 0xc5, 0x2c, 0x61]).buffer)).toThrow('notUtf8');
});

test('1000 rows are taken', () => {
  expect(readUserRows(bytesOf('a,b\n'.repeat(1000)))).toHaveLength(1000);
});
