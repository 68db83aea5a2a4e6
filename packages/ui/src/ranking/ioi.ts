import type { RankingRules } from './board';
import { isScored, type ShownTry } from './contestTry';
import { byId } from './order';
import type { IoiCell, IoiStanding } from './standing';

/** The rules of IOI contests: points alone, of each subtask the best over all submissions. Hidden submissions do not count. */
export const ioi: RankingRules<IoiCell, IoiStanding> = {
  name: 'ioi',
  cellOf: tries => tries.filter(isScored).reduce<IoiCell | undefined>(afterTry, undefined),
  rowOf: (entrant, cells) => ({ ...entrant, rank: null, cells, score: sum(Object.values(cells).map(({ score }) => score)) }),
  compare: (a, b) => b.score - a.score,
  withinTie: byId,
};

function afterTry(cell: IoiCell | undefined, { score, subtasks = [score], isAfterEnd }: ShownTry & { score: number }): IoiCell {
  const before = cell?.subtasks ?? [];
  const best = Array.from({ length: Math.max(before.length, subtasks.length) }, (_, place) =>
    Math.max(before[place] ?? 0, subtasks[place] ?? 0),
  );
  const isBetter = sum(best) > sum(before);
  return { score: sum(best), subtasks: best, ...((cell?.afterContest || (isAfterEnd && isBetter)) && { afterContest: true }) };
}

const sum = (points: readonly number[]) => points.reduce((total, each) => total + each, 0);
