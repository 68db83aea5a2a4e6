import { expect, test } from 'vitest';
import { queryTokens, tokensOf } from './searchTokens';

test('words are found in lower case, whatever stands between them', () => {
  expect(tokensOf("Dijkstra's O(n^2) — Ｄ１ dijkstra")).toEqual(['dijkstra', 's', 'o', 'n', '2', 'd1']);
});

test('Chinese is found by each two neighbouring characters, and by its last one', () => {
  expect(tokensOf('最短路C++题')).toEqual(['最短', '短路', '路', 'c', '题']);
});

test('every character alone is the beginning of a token', () => {
  expect(queryTokens('路')).toEqual([{ token: '路', isPrefix: true }]);
  expect(queryTokens('最短路')).toEqual([
    { token: '最短', isPrefix: false },
    { token: '短路', isPrefix: false },
  ]);
  expect(queryTokens('dij')).toEqual([{ token: 'dij', isPrefix: true }]);
});

test('signs of the query language of the database are no tokens', () => {
  expect(queryTokens(`' & ! | ( ) :* \\ <->`)).toEqual([]);
});

test('a long search has a bound', () => {
  expect(queryTokens('字'.repeat(1000))).toHaveLength(16);
  expect(tokensOf('a'.repeat(1000))).toEqual(['a'.repeat(40)]);
});
