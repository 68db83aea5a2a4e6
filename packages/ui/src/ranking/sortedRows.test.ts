import { expect, test } from 'vitest';
import { acmOrder, rankAcm } from './order';
import { seeded } from './randomContest';
import { SortedRows } from './sortedRows';
import type { AcmStanding } from './standing';

test('rows that come, go and change stand where sorting puts them, with their ranks', () => {
  const random = seeded(11);
  const below = (count: number) => Math.floor(random() * count);
  const rowOf = (id: string): AcmStanding => {
    const totals = { solved: below(5), penaltySeconds: below(40) };
    return { id, username: id, rank: null, unofficial: random() < 0.1, cells: {}, ...totals };
  };
  const rows = new Map(Array.from({ length: 900 }, (_, place) => [`r${place}`, rowOf(`r${place}`)]));
  const sorted = new SortedRows(acmOrder(), [...rows.values()]);
  const check = () => {
    const expected = rankAcm([...rows.values()]);
    const seen = Array.from({ length: sorted.length }, (_, position) => sorted.at(position)).filter(row => row !== undefined);
    expect(seen.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(seen.map(row => sorted.rankOf(row))).toEqual(expected.map(({ rank }) => rank));
    expect(seen.map(row => sorted.placeOf(row))).toEqual(expected.map((_, position) => position));
    expect(sorted.rankedCount).toBe(expected.filter(({ rank }) => rank !== null).length);
    expect(sorted.at(sorted.length)).toBeUndefined();
  };
  /** More come than go until there are several blocks, then all go. */
  const change = (isGrowing: boolean) => {
    const id = `r${below(4_000)}`;
    const before = rows.get(id);
    const after = rowOf(id);
    if (!before) {
      if (!isGrowing) return;
      sorted.add(after);
    } else if (isGrowing) sorted.replace(before, after);
    else sorted.remove(before);
    if (isGrowing) rows.set(id, after);
    else rows.delete(id);
  };
  check();
  for (let step = 1; step <= 12_000; step += 1) {
    change(step <= 6_000);
    if (step % 1_500 === 0) check();
  }
  for (const row of rows.values()) sorted.remove(row);
  rows.clear();
  check();
});
