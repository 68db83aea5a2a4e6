import { expect, test } from 'vitest';
import { seatsIn, seatText } from './seatRows';

const read = (text: string) => seatsIn(text).map(({ line, username, room, seat }) => [line, username, room, seat]);

test.each([
  [
    'without a head: username, room, seat',
    'ink,201,B12\n\nbrush,,A1\npaper,202',
    [
      [1, 'ink', '201', 'B12'],
      [3, 'brush', '', 'A1'],
      [4, 'paper', '202', ''],
    ],
  ],
  ['in the order of a head', '\uFEFFSeat No.,User name,Room\nB12,ink,201', [[2, 'ink', '201', 'B12']]],
  [
    'a Chinese head, semicolons, and columns that are of no use',
    '姓名;座位号;用户名（必填）;机房\n林青岚;B12;ink;3 号',
    [[2, 'ink', '3 号', 'B12']],
  ],
  ['tabs', '用户名\t座位\nink\tB12', [[2, 'ink', '', 'B12']]],
  ['a user who is called like a column', 'user,201,B12', [[1, 'user', '201', 'B12']]],
  ['nothing', ' \n,\n', []],
])('reads %s', (_, text, rows) => {
  expect(read(text)).toEqual(rows);
});

test('what is written is read again', () => {
  const seats = [
    { username: 'ink', room: 'Hall "A", left', seat: 'B12' },
    { username: '墨', room: '', seat: 'a;b' },
  ];
  expect(seatsIn(seatText(seats, '用户名,房间,座位')).map(({ line: _, ...seat }) => seat)).toEqual(seats);
  expect(seatText([], 'username,room,seat')).toBe('');
});

test.each([
  ['openQuote', 'ink,"201'],
  ['tooManyRows', 'ink,201,B12\n'.repeat(5001)],
])('%s', (fault, text) => {
  expect(() => seatsIn(text)).toThrow(expect.objectContaining({ fault }));
});
