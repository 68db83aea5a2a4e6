import { expect, it } from 'vitest';
import type { AcmStanding } from '../../ranking/standing';
import { filterStandings, shownNameOf } from './boardFilter';
import { nextPlace } from './gridKeys';

const row = (id: string, rank: number | null, more: Partial<AcmStanding> = {}): AcmStanding => ({
  id,
  username: id,
  rank,
  solved: 0,
  penaltySeconds: 0,
  cells: {},
  ...more,
});
const rows = [
  row('qinglan', 1, { nickname: '青岚', school: 'Nanhu Univ.' }),
  row('coach', null, { school: 'Nanhu Univ.', concerned: true }),
  row('inkling', 27, { own: true, realname: 'Lin Yue' }),
];
const ids = (filter: Partial<Parameters<typeof filterStandings>[1]>) =>
  filterStandings(rows, { search: '', hideUnofficial: false, concernedOnly: false, ...filter }).map(({ id, rank }) => `${rank} ${id}`);

it('ranks a division within itself', () => {
  const mixed = [
    row('a', 1),
    row('b', 2, { division: 'x' }),
    row('c', 2, { division: 'x' }),
    row('star', null, { division: 'x' }),
    row('d', 4),
    row('e', 5, { division: 'x' }),
  ];
  const filter = { search: '', hideUnofficial: false, concernedOnly: false, division: 'x' };
  expect(filterStandings(mixed, filter).map(({ id, rank }) => `${rank} ${id}`)).toEqual(['1 b', '1 c', 'null star', '3 e']);
});

it('searches names and schools and keeps the true ranks', () => {
  expect(ids({ search: ' LIN yue ' })).toEqual(['27 inkling']);
  expect(ids({ search: '青岚' })).toEqual(['1 qinglan']);
  expect(ids({ search: 'nanhu', hideUnofficial: true })).toEqual(['1 qinglan']);
  expect(ids({ concernedOnly: true })).toEqual(['null coach', '27 inkling']);
  expect(ids({ search: 'nobody' })).toEqual([]);
});

it('hands back the same rows when nothing is filtered', () => {
  expect(filterStandings(rows, { search: '  ', hideUnofficial: false, concernedOnly: false })).toBe(rows);
});

it('falls back to the username', () => {
  expect(shownNameOf({ id: '1', username: 'a', realname: '' }, 'realname')).toBe('a');
  expect(shownNameOf({ id: '1', username: 'a', nickname: 'b' }, 'nickname')).toBe('b');
});

it('moves by the keys of the grid pattern and stops at the edges', () => {
  const size = { rows: 100, columns: 8, pageRows: 10 };
  const from = (key: string, row: number, column: number, ctrlKey = false) => nextPlace({ key, ctrlKey }, { row, column }, size);
  expect(from('ArrowUp', 0, 3)).toEqual({ row: -1, column: 3 });
  expect(from('ArrowUp', -1, 3)).toEqual({ row: -1, column: 3 });
  expect(from('ArrowRight', 5, 7)).toEqual({ row: 5, column: 7 });
  expect(from('ArrowLeft', 5, 0)).toEqual({ row: 5, column: 0 });
  expect(from('PageDown', 95, 1)).toEqual({ row: 99, column: 1 });
  expect(from('PageUp', 4, 1)).toEqual({ row: 0, column: 1 });
  expect(from('Home', 9, 5)).toEqual({ row: 9, column: 0 });
  expect(from('End', 9, 5)).toEqual({ row: 9, column: 7 });
  expect(from('Home', 9, 5, true)).toEqual({ row: 0, column: 0 });
  expect(from('End', 9, 5, true)).toEqual({ row: 99, column: 7 });
  expect(from('a', 9, 5)).toBeUndefined();
});
