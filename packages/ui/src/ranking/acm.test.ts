import { expect, it } from 'vitest';
import { acmBoard } from './acm';
import type { ContestTry } from './contestTry';
import { randomContest } from './randomContest';

const entrants = [
  { id: 'a', username: 'a' },
  { id: 'b', username: 'b' },
];
const at = (entrantId: string, problem: string, minutes: number, accepted: boolean): ContestTry => ({
  entrantId,
  problem,
  accepted,
  atSeconds: minutes * 60,
});

it('counts wrong tries only before the accepted one, and only there as penalty', () => {
  const [a] = acmBoard(entrants, [at('a', 'A', 10, false), at('a', 'A', 30, true), at('a', 'A', 40, false), at('a', 'B', 50, false)]);
  expect(a).toMatchObject({ id: 'a', solved: 1, penaltySeconds: 30 * 60 + 20 * 60 });
  expect(a?.cells).toEqual({ A: { accepted: true, acceptedAtSeconds: 1800, wrongTries: 1, first: true }, B: { wrongTries: 1 } });
});

it('shares first blood at the same second', () => {
  const board = acmBoard(entrants, [at('a', 'A', 5, true), at('b', 'A', 5, true)]);
  expect(board.map(({ cells }) => cells.A?.first)).toEqual([true, true]);
});

it('hides what came after the freeze, but not what was accepted before it', () => {
  const tries = [
    at('a', 'A', 10, true),
    at('a', 'A', 250, false),
    at('b', 'A', 20, false),
    at('b', 'A', 250, true),
    at('b', 'A', 260, true),
  ];
  const board = acmBoard(entrants, tries, { freezeAtSeconds: 240 * 60 });
  expect(board.find(({ id }) => id === 'a')?.cells.A).toEqual({ accepted: true, acceptedAtSeconds: 600, first: true });
  expect(board.find(({ id }) => id === 'b')).toMatchObject({ solved: 0, cells: { A: { wrongTries: 1, pendingTries: 2 } } });
});

it('ignores tries of people who do not take part', () => {
  expect(acmBoard(entrants, [at('stranger', 'A', 1, true)])).toHaveLength(2);
});

it.each(Array.from({ length: 60 }, (_, seed) => seed))(
  'a frozen board promises nothing that the true one takes back (contest %i)',
  seed => {
    const { entrants, tries, freezeAtSeconds } = randomContest(seed, 20, 6);
    const final = new Map(acmBoard(entrants, tries).map(row => [row.id, row]));
    for (const { id, solved, cells } of acmBoard(entrants, tries, { freezeAtSeconds })) {
      expect(solved).toBeLessThanOrEqual(final.get(id)?.solved ?? 0);
      for (const [problem, cell] of Object.entries(cells)) {
        if (cell.accepted) expect(final.get(id)?.cells[problem]).toEqual(cell);
      }
    }
  },
);
