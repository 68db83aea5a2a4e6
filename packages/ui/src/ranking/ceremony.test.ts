import { expect, it } from 'vitest';
import { acmBoard } from './acm';
import { type Ceremony, firstStage, hiddenCount, nextStage, type Stage } from './ceremony';
import { randomContest } from './randomContest';

/** Every other contest counts whole minutes. Its tries are made at any second. */
function ceremonyOf(seed: number) {
  const penalty = { countsWholeMinutes: seed % 2 === 1 };
  const { entrants, tries: ofMinutes, problems, freezeAtSeconds } = randomContest(seed, 3 + (seed % 25), 2 + (seed % 9));
  const tries = ofMinutes.map((each, place) => ({ ...each, atSeconds: each.atSeconds + ((place * 37) % 60) }));
  const final = acmBoard(entrants, tries, penalty);
  const frozen = acmBoard(entrants, tries, { ...penalty, freezeAtSeconds });
  const ceremony: Ceremony = { ...penalty, problems, final: new Map(final.map(row => [row.id, row])) };
  const stages = [firstStage(frozen, ceremony)];
  for (let next = nextStage(stages[0] as Stage, ceremony); next; next = nextStage(next, ceremony)) stages.push(next);
  return { final, frozen, stages };
}

const seeds = Array.from({ length: 150 }, (_, seed) => seed);

it.each(seeds)('ends at the true board (contest %i)', seed => {
  const { final, stages } = ceremonyOf(seed);
  const end = stages.at(-1)?.standings ?? [];
  expect(end.map(({ id }) => id)).toEqual(final.map(({ id }) => id));
  expect(end).toEqual(final);
});

it.each(seeds)('opens each hidden result once, and settles each row once and for ever (contest %i)', seed => {
  const { final, frozen, stages } = ceremonyOf(seed);
  expect(stages.filter(({ step }) => step?.kind === 'opened')).toHaveLength(hiddenCount(frozen));
  expect(stages.filter(({ step }) => step?.kind === 'settled')).toHaveLength(frozen.length);
  for (const { standings, cursor } of stages) {
    const settled = standings.slice(cursor + 1);
    expect(settled.map(({ id }) => id)).toEqual(final.slice(cursor + 1).map(({ id }) => id));
  }
});

it.each(seeds)('never lets a row fall below the turn (contest %i)', seed => {
  for (const { step } of ceremonyOf(seed).stages) {
    if (step?.kind === 'opened') expect(step.to).toBeLessThanOrEqual(step.from);
  }
});

it('opens no accepted cell, also when an earlier try is not judged yet', () => {
  const tries = [
    { problem: 'A', entrantId: 'a', accepted: false, waiting: true, atSeconds: 30 },
    { problem: 'A', entrantId: 'a', accepted: true, atSeconds: 60 },
  ];
  const board = acmBoard([{ id: 'a', username: 'a' }], tries);
  expect(board[0]?.cells.A?.pendingTries).toBe(1);
  expect(hiddenCount(board)).toBe(0);
  expect(firstStage(board, { problems: ['A'], final: new Map() }).nextProblem).toBeUndefined();
});

it('settles a board without hidden results row by row', () => {
  const frozen = acmBoard([{ id: 'a', username: 'a' }], [{ problem: 'A', entrantId: 'a', accepted: true, atSeconds: 60 }]);
  const ceremony: Ceremony = { problems: ['A'], final: new Map(frozen.map(row => [row.id, row])) };
  const settled = nextStage(firstStage(frozen, ceremony), ceremony);
  expect(settled?.step).toEqual({ kind: 'settled', entrantId: 'a' });
  expect(nextStage(settled as Stage, ceremony)).toBeUndefined();
});
