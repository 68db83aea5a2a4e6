// Kinds of contest beyond the two of the protocol: each is a record of rules, and the board asks nothing else.
import { expect, test } from 'vitest';
import { acmBoard } from './acm';
import { atcoder } from './atcoder';
import { boardOf } from './board';
import type { ContestTry } from './contestTry';
import { ioi } from './ioi';
import { oiBoard } from './oi';
import type { Entrant } from './standing';

const entrants: Entrant[] = ['ann', 'ben', 'eve'].map(id => ({ id, username: id }));
const tried = (entrantId: string, atSeconds: number, score: number, more: Partial<ContestTry> = {}): ContestTry => ({
  entrantId,
  problem: 'A',
  atSeconds,
  score,
  accepted: score === 100,
  ...more,
});
const places = (rows: readonly { id: string; rank: number | null }[]) => rows.map(({ id, rank }) => `${rank ?? -1} ${id}`);

test('ACM: a compile error costs a penalty where the contest says so', () => {
  const refused = tried('ann', 60, 0, { penalised: false, compileError: true });
  const tries = [refused, tried('ann', 90, 100)];
  expect(acmBoard(entrants, tries)[0]).toMatchObject({ penaltySeconds: 90 });
  expect(acmBoard(entrants, tries, { penalisesCompileErrors: true, penaltyPerTrySeconds: 300 })[0]).toMatchObject({
    penaltySeconds: 90 + 300,
    cells: { A: { wrongTries: 1 } },
  });
});

test('OI: what the compiler refused, or was never judged, takes no points away', () => {
  const refused = tried('ann', 60, 0, { penalised: false, compileError: true });
  const broken = tried('ann', 70, 0, { penalised: false, score: null });
  for (const counts of ['recent', 'highest'] as const)
    expect(oiBoard(entrants, [tried('ann', 10, 40), refused, broken], { counts })[0]).toMatchObject({ id: 'ann', score: 40 });
});

test('IOI: of each subtask the best over all submissions counts, and time does not', () => {
  const board = boardOf(ioi, entrants, [
    tried('ann', 10, 50, { subtasks: [20, 0, 30] }),
    tried('ann', 20, 40, { subtasks: [0, 40, 0] }),
    tried('ben', 30, 70),
    tried('ben', 40, 20, { problem: 'B' }),
    tried('eve', 1, 89, { subtasks: [89] }),
  ]);
  expect(places(board)).toEqual(['1 ann', '1 ben', '3 eve']);
  expect(board[0]).toMatchObject({ score: 90, cells: { A: { score: 90, subtasks: [20, 40, 30] } } });
});

test('IOI: what is hidden does not count, and a result from after the end is marked', () => {
  const view = { freezeAtSeconds: 50, durationSeconds: 100, withAfterEnd: true };
  expect(boardOf(ioi, entrants, [tried('ann', 60, 80)], view)[0]).toMatchObject({ id: 'ann', score: 0, cells: {} });
  const late = [tried('ann', 60, 80), tried('ann', 110, 100)];
  expect(boardOf(ioi, entrants, late, { ...view, freezeAtSeconds: undefined })[0]?.cells.A).toMatchObject({
    score: 100,
    afterContest: true,
  });
});

test('AtCoder: the last improvement is the time, with five minutes for each penalised try before one', () => {
  const board = boardOf(atcoder, entrants, [
    tried('ann', 60, 0),
    tried('ann', 80, 0, { penalised: false }),
    tried('ann', 100, 100),
    tried('ann', 400, 0),
    tried('ben', 50, 30),
    tried('ben', 90, 30),
    tried('ben', 399, 100),
    tried('eve', 200, 40),
    tried('eve', 300, 60, { problem: 'B' }),
  ]);
  expect(places(board)).toEqual(['1 eve', '2 ann', '3 ben']);
  expect(board.map(({ timeSeconds }) => timeSeconds)).toEqual([300, 100 + 300, 399 + 300]);
});

test('AtCoder: equal points and times share a rank', () => {
  const board = boardOf(atcoder, entrants, [tried('ann', 5, 10), tried('ben', 5, 10), tried('eve', 6, 10)]);
  expect(places(board)).toEqual(['1 ann', '1 ben', '3 eve']);
});
