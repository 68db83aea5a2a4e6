// A second, slow board, written from the table of rules in the protocol (compatibility §6.2) and from nothing of this folder.
// Several tries of a participant fall into one second.
import { expect, test } from 'vitest';
import { acmBoard } from './acm';
import { awardsOf } from './awards';
import type { BoardView, ContestTry } from './contestTry';
import { oiBoard } from './oi';
import { seeded } from './randomContest';
import type { Entrant } from './standing';

const MINUTES_20 = 1200;
const people: Entrant[] = Array.from({ length: 25 }, (_, place) => ({
  id: `u${place}`,
  username: `u${place}`,
  unofficial: place % 6 === 0,
}));
const problems = ['A', 'B', 'C', 'D', 'E'];

/** Ids in random order, 30 seconds for all of them, some before the start and after the end. Of some contests hardly anything is judged. */
function randomTries(seed: number): ContestTry[] {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  const waitingShare = [0.1, 0.01, 0.9][seed % 3] ?? 0;
  return Array.from({ length: 600 }, (_, place) => {
    const score = below(5) * 25;
    const penalised = random() < 0.8;
    return {
      id: (place * 7919) % 10_007,
      entrantId: `u${below(27)}`,
      problem: problems[below(problems.length)] ?? 'A',
      accepted: score === 100,
      penalised: score === 100 || penalised,
      score: penalised ? score : null,
      timeMs: below(3) * 10,
      atSeconds: below(36) - 3,
      waiting: random() < waitingShare,
    };
  });
}

/** Tries of one cell that the view lets pass, oldest first. */
function triesIn(tries: ContestTry[], uid: string, problem: string, { durationSeconds = 0, withAfterEnd }: BoardView) {
  const found: ContestTry[] = [];
  for (let second = 0; second < (withAfterEnd ? 40 : durationSeconds); second += 1) {
    const now = tries.filter(each => each.entrantId === uid && each.problem === problem && each.atSeconds === second);
    now.sort((a, b) => (a.id ?? 0) - (b.id ?? 0));
    found.push(...now);
  }
  return found;
}

/** The rank of a row: one more than the official rows that are better. */
function rankOf<Row extends { unofficial: boolean }>(row: Row, all: Row[], isBetter: (a: Row, b: Row) => boolean): number | null {
  return row.unofficial ? null : 1 + all.filter(other => !other.unofficial && isBetter(other, row)).length;
}

const isWaitingBefore = (second: number) => (tried: ContestTry) => tried.waiting === true && tried.atSeconds < second;

function naiveAcm(tries: ContestTry[], view: BoardView) {
  const { durationSeconds: end = 0, freezeAtSeconds: seal = 1_000 } = view;
  const rows = people.map(({ id, unofficial = false }) => {
    const cells = new Map<string, { wrong: number; hidden: number; at: number | undefined; late: boolean }>();
    for (const problem of problems) {
      const all = triesIn(tries, id, problem, view);
      const solved = all.findIndex(({ accepted, waiting, atSeconds }) => accepted && !waiting && atSeconds < seal);
      const counted = solved < 0 ? all : all.slice(0, solved);
      cells.set(problem, {
        wrong: counted.filter(({ penalised, accepted, waiting, atSeconds }) => penalised && !accepted && !waiting && atSeconds < seal)
          .length,
        hidden: counted.filter(({ waiting, atSeconds }) => waiting || atSeconds >= seal).length,
        at: all[solved]?.atSeconds,
        late: (all[solved]?.atSeconds ?? 0) >= end,
      });
    }
    const done = [...cells.values()].filter(({ at }) => at !== undefined);
    return { id, unofficial, cells, ac: done.length, time: done.reduce((sum, { at = 0, wrong }) => sum + at + wrong * MINUTES_20, 0) };
  });
  const firstAt = (problem: string) =>
    Math.min(...rows.map(({ cells }) => cells.get(problem)).map(cell => (cell?.at !== undefined && !cell.late ? cell.at : Infinity)));
  const isBetter = (a: (typeof rows)[number], b: (typeof rows)[number]) => a.ac > b.ac || (a.ac === b.ac && a.time < b.time);
  return Object.fromEntries(
    rows.map(row => {
      const cells = [...row.cells].map(([problem, { wrong, hidden, at, late }]) => {
        const isFirst = at !== undefined && !late && at === firstAt(problem);
        const mayLose = () => people.some(({ id }) => id !== row.id && triesIn(tries, id, problem, view).some(isWaitingBefore(at ?? 0)));
        return [problem, [at ?? null, wrong, hidden, isFirst && (mayLose() ? 'perhaps' : 'first')]];
      });
      return [row.id, { rank: rankOf(row, rows, isBetter), ac: row.ac, time: row.time, cells: Object.fromEntries(cells) }];
    }),
  );
}

function naiveOi(tries: ContestTry[], view: BoardView, isHighest: boolean) {
  const { freezeAtSeconds: seal = 1_000 } = view;
  const rows = people.map(({ id, unofficial = false }) => {
    let score = 0;
    let time = 0;
    const cells: Record<string, number> = {};
    for (const problem of problems) {
      const scored = triesIn(tries, id, problem, view).filter(each => each.score !== null && !each.waiting && each.atSeconds < seal);
      const scores = scored.map(each => each.score ?? 0);
      if (!scores.length) continue;
      const counts = isHighest ? Math.max(...scores) : (scores.at(-1) ?? 0);
      cells[problem] = counts;
      score += counts;
      if (counts === 100) time += Math.min(...scored.filter(({ accepted }) => accepted).map(({ timeMs = 0 }) => timeMs));
    }
    return { id, unofficial, score, time, cells };
  });
  const isBetter = (a: (typeof rows)[number], b: (typeof rows)[number]) => a.score > b.score || (a.score === b.score && a.time < b.time);
  return Object.fromEntries(
    rows.map(row => [row.id, { rank: rankOf(row, rows, isBetter), score: row.score, time: row.time, cells: row.cells }]),
  );
}

const views: BoardView[] = [
  { durationSeconds: 25 },
  { durationSeconds: 25, freezeAtSeconds: 12 },
  { durationSeconds: 25, withAfterEnd: true },
  { durationSeconds: 25, freezeAtSeconds: 0 },
];
const cases = Array.from({ length: 30 }, (_, seed) => [seed, views[seed % views.length] ?? {}] as const);

test.each(cases)('an ACM board follows the protocol (contest %i, %o)', (seed, view) => {
  const tries = randomTries(seed);
  const board = acmBoard(people, tries, view);
  const seen = board.map(({ id, rank, solved, penaltySeconds, cells }) => {
    const cell = (problem: string) => {
      const { accepted, acceptedAtSeconds, wrongTries = 0, pendingTries = 0, first, firstProvisional } = cells[problem] ?? {};
      const mark = first ? 'first' : firstProvisional ? 'perhaps' : false;
      return [problem, [accepted ? (acceptedAtSeconds ?? null) : null, wrongTries, pendingTries, mark]];
    };
    return [id, { rank, ac: solved, time: penaltySeconds, cells: Object.fromEntries(problems.map(cell)) }];
  });
  expect(Object.fromEntries(seen)).toEqual(naiveAcm(tries, view));
  expect(board.map(({ solved, penaltySeconds }) => solved * 1e6 - penaltySeconds)).toEqual(
    board.map(({ solved, penaltySeconds }) => solved * 1e6 - penaltySeconds).toSorted((a, b) => b - a),
  );
  const won = awardsOf(board, [{ name: 'half', priority: 1, by: 'percent', amount: 50 }]);
  const official = people.filter(({ unofficial }) => !unofficial).length;
  for (const { id, rank, solved } of board) expect(won.has(id)).toBe(rank !== null && rank <= Math.floor(official / 2) && solved > 0);
});

test.each(cases)('an OI board follows the protocol (contest %i, %o)', (seed, view) => {
  const tries = randomTries(seed);
  for (const counts of ['recent', 'highest'] as const) {
    const seen = oiBoard(people, tries, { ...view, counts }).map(({ id, rank, score, timeMs, cells }) => {
      const scores = Object.entries(cells).map(([problem, cell]) => [problem, cell.score]);
      return [id, { rank, score, time: timeMs, cells: Object.fromEntries(scores) }];
    });
    expect(Object.fromEntries(seen)).toEqual(naiveOi(tries, view, counts === 'highest'));
  }
});
