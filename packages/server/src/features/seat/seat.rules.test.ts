import { expect, test } from 'vitest';
import { readSeats, unknownRows } from './seat.rules';

const row = (username: string, room = '201', seat = 'B12') => ({ username, room, seat });
const codesOf = (...rows: ReturnType<typeof row>[]) => readSeats(rows).faults.map(({ row: at, field, code }) => [at, field, code]);

test('blanks around what a row says do not count, and one of room and seat is enough', () => {
  const { seats, faults } = readSeats([row(' Ink ', ' 201 ', ' B12 '), row('brush', '', 'A1'), row('paper', '机房 3', '')]);
  expect(faults).toEqual([]);
  expect(seats).toEqual([
    { usernameKey: 'ink', room: '201', seat: 'B12' },
    { usernameKey: 'brush', room: '', seat: 'A1' },
    { usernameKey: 'paper', room: '机房 3', seat: '' },
  ]);
});

test('every fault stands at its row and field', () => {
  expect(codesOf(row(''), row('ink', ' ', ''), row('INK'), row('brush', 'r'.repeat(41), 's'.repeat(21)))).toEqual([
    [1, 'username', 'missing'],
    [2, 'seat', 'missing'],
    [3, 'username', 'twice'],
    [4, 'room', 'tooLong'],
    [4, 'seat', 'tooLong'],
  ]);
  expect(codesOf(row('ink', 'r'.repeat(40), 's'.repeat(20)))).toEqual([]);
});

test.each(['a\u202Eb', 'a\nb', 'a\0b', 'a\uD800'])('%j cannot be printed as a room or a seat', text => {
  expect(codesOf(row('ink', text, text))).toEqual([
    [1, 'room', 'form'],
    [1, 'seat', 'form'],
  ]);
});

test('a name that no account has is unknown, also one that none can have', () => {
  const rows = [row('ink'), row('nobody'), row('a\0b'), row('x'.repeat(300)), row('')];
  const { seats } = readSeats(rows);
  expect(unknownRows(rows, seats, new Set(['ink'])).map(({ row: at, code }) => [at, code])).toEqual([
    [2, 'unknown'],
    [3, 'unknown'],
    [4, 'unknown'],
  ]);
});
