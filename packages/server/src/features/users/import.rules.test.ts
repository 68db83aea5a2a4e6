import { isWholeListTaken, type RowFault } from '@oj/contract';
import { expect, test } from 'vitest';
import { readRows, takenRows } from './import.rules';

test('a row of seven columns becomes a user; what is empty is nothing', () => {
  const { users, faults } = readRows([['  Wen ', 'secret 1', 'Wen@Example.org', ' 文 ', 'Female', '', null]]);
  expect(faults).toEqual([]);
  expect(users).toEqual([
    {
      username: 'Wen',
      usernameKey: 'wen',
      password: 'secret 1',
      email: 'Wen@Example.org',
      emailKey: 'wen@example.org',
      realname: '文',
      gender: 'female',
      nickname: null,
      school: null,
    },
  ]);
});

test.each([
  ['0', 'male'],
  ['1', 'female'],
  ['', 'secrecy'],
  ['MALE', 'male'],
  ['男', 'male'],
  ['女', 'female'],
])('gender %s is %s', (given, gender) => {
  expect(readRows([['a', 'secret', '', '', given]]).users[0]?.gender).toBe(gender);
});

test.each([
  ['no name', ['', 'secret'], 'username', 'missing'],
  ['no password', ['a'], 'password', 'missing'],
  ['a short password', ['a', '12345'], 'password', 'form'],
  ['a long name', ['x'.repeat(21), 'secret'], 'username', 'tooLong'],
  ['a name with a hidden sign', ['a\u200db', 'secret'], 'username', 'form'],
  ['half an address', ['a', 'secret', 'a@'], 'email', 'form'],
  ['a number that a spreadsheet has rounded', ['2.02E+11', 'secret'], 'username', 'exponent'],
  ['a password that is such a number', ['a', '2,02345E+11'], 'password', 'exponent'],
  ['a line end', ['a', 'secret', '', 'x\ny'], 'realname', 'lineEnd'],
  ['a line end in a password', ['a', 'secret\r\n'], 'password', 'lineEnd'],
  ['a gender that every object has', ['a', 'secret', '', '', 'constructor'], 'gender', 'form'],
  ['an unknown gender', ['a', 'secret', '', '', '2'], 'gender', 'form'],
  ['a real name that turns the line', ['a', 'secret', '', 'x\u202ey'], 'realname', 'form'],
  ['an eighth column', ['a', 'secret', '', '', '', '', '', 'more'], 'row', 'tooLong'],
] as const)('W30: %s is a fault of its row', (_, row, field, code) => {
  expect(readRows([['fine', 'secret'], row]).faults).toEqual([{ row: 2, field, code }]);
});

test('W30: a name or address that comes twice is a fault of the later row, whatever its case', () => {
  const rows = [
    ['a', 'secret', 'x@y.org'],
    ['A', 'secret', 'X@Y.org'],
  ];
  expect(readRows(rows).faults).toEqual([
    { row: 2, field: 'username', code: 'twice' },
    { row: 2, field: 'email', code: 'twice' },
  ]);
});

test('a name that somebody has is taken, one that speaks for the site is reserved', () => {
  const { users, faults } = readRows([
    ['ink', 'secret'],
    ['Admin', 'secret'],
    ['brush', 'secret'],
  ]);
  expect(faults).toEqual([]);
  const taken = { usernameKeys: new Set(['ink']), emailKeys: new Set<string>() };
  expect(takenRows(users, taken)).toEqual([
    { row: 1, field: 'username', code: 'taken' },
    { row: 2, field: 'username', code: 'reserved' },
  ]);
  expect(takenRows(users, { ...taken, usernameKeys: new Set(['admin']) })).toEqual([{ row: 2, field: 'username', code: 'taken' }]);
});

const taken = (row: number, field: RowFault['field'] = 'username'): RowFault => ({ row, field, code: 'taken' });

test.each<[string, RowFault[], boolean]>([
  ['each name', [taken(1), taken(2)], true],
  ['each name and an address', [taken(1), taken(1, 'email'), taken(2)], true],
  ['one name', [taken(1)], false],
  ['one name, and an address of the other row', [taken(1), taken(2, 'email')], false],
  ['each name, and another fault', [taken(1), taken(2), { row: 2, field: 'password', code: 'form' }], false],
  ['one name, and the other is reserved', [taken(1), { row: 2, field: 'username', code: 'reserved' }], false],
])('of two users, %s: whether the whole list is there', (_, faults, isWhole) => {
  expect(isWholeListTaken(2, faults)).toBe(isWhole);
});

test('an empty list is not there', () => {
  expect(isWholeListTaken(0, [])).toBe(false);
});
