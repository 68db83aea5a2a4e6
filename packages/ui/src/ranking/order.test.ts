import { expect, it } from 'vitest';
import { compareAcm, rankAcm, rankOi } from './order';
import { acmBoard } from './acm';
import { randomContest, seeded } from './randomContest';
import type { AcmStanding, OiStanding } from './standing';

const row = (id: string, solved: number, penaltySeconds: number, more: Partial<AcmStanding> = {}): AcmStanding => ({
  id,
  username: id,
  rank: null,
  solved,
  penaltySeconds,
  cells: {},
  ...more,
});

const places = (rows: readonly { id: string; rank: number | null }[]) => rows.map(({ id, rank }) => `${rank ?? '*'} ${id}`);

it('puts more solved first, then less penalty', () => {
  expect(places(rankAcm([row('c', 2, 10), row('b', 3, 900), row('a', 3, 600)]))).toEqual(['1 a', '2 b', '3 c']);
});

it('gives equal results one rank and counts them all for the next; who was done earlier stands first', () => {
  const late = row('a', 2, 600, { cells: { A: { accepted: true, acceptedAtSeconds: 500 } } });
  const early = row('z', 2, 600, { cells: { A: { accepted: true, acceptedAtSeconds: 300 } } });
  expect(places(rankAcm([late, row('last', 1, 1), early, row('top', 3, 9)]))).toEqual(['1 top', '2 z', '2 a', '4 last']);
});

it('lets the unofficial stand in place without a rank, and without taking one', () => {
  const guest = row('guest', 3, 100, { unofficial: true });
  expect(places(rankAcm([row('a', 2, 10), guest, row('b', 4, 10)]))).toEqual(['1 b', '* guest', '2 a']);
  const between = row('between', 2, 600, { unofficial: true });
  expect(places(rankAcm([row('x', 2, 600), between, row('y', 2, 600)]))).toEqual(['* between', '1 x', '1 y']);
});

it('orders OI rows by points, then by time', () => {
  const oi = (id: string, score: number, timeMs: number): OiStanding => ({ id, username: id, rank: null, score, timeMs, cells: {} });
  expect(places(rankOi([oi('a', 250, 90), oi('b', 300, 500), oi('c', 250, 80), oi('d', 300, 500)]))).toEqual(['1 b', '1 d', '3 c', '4 a']);
});

it('keeps the objects of rows whose rank did not change', () => {
  const ranked = rankAcm([row('a', 3, 1), row('b', 2, 1), row('c', 1, 1)]);
  const again = rankAcm(ranked);
  expect(again.every((each, place) => each === ranked[place])).toBe(true);
});

it.each(Array.from({ length: 60 }, (_, seed) => seed))('ranks do not depend on the order in which rows came (contest %i)', seed => {
  const { entrants, tries } = randomContest(seed, 30, 6);
  const board = acmBoard(entrants, tries);
  const random = seeded(seed);
  const shuffled = board
    .map(each => [random(), each] as const)
    .sort((a, b) => a[0] - b[0])
    .map(([, each]) => each);
  expect(rankAcm(shuffled)).toEqual(board);
  const official = board.filter(({ unofficial }) => !unofficial);
  for (const [place, each] of official.entries()) {
    const better = official.filter(other => compareAcm(other, each) < 0).length;
    expect(each.rank).toBe(better + 1);
    expect(place).toBeGreaterThanOrEqual(better);
  }
});
