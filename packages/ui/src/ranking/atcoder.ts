import type { RankingRules } from './board';
import { isScored, type ShownTry } from './contestTry';
import { byId } from './order';
import type { OiCell, Placed } from './standing';

/** The best score, when it was reached, and what it took. */
export interface AtcoderCell extends OiCell {
  score: number;
  /** Seconds from the start to the last try that improved the score; 0 when there is none. */
  improvedAtSeconds: number;
  /** Penalised tries before it. */
  wrongTries: number;
  /** Penalised tries since then, which cost something only when another one improves the score. */
  laterWrongTries: number;
}

export interface AtcoderStanding extends Placed {
  score: number;
  /** The last improvement of all problems, and the penalties on top. */
  timeSeconds: number;
  cells: Readonly<Record<string, AtcoderCell>>;
}

const PENALTY_SECONDS = 300;

/** The rules of AtCoder: more points, then the earlier last improvement, with 5 minutes for each penalised try before one. */
export const atcoder: RankingRules<AtcoderCell, AtcoderStanding> = {
  name: 'atcoder',
  cellOf: tries => tries.filter(isScored).reduce<AtcoderCell | undefined>(afterTry, undefined),
  rowOf: (entrant, cells) => ({ ...entrant, rank: null, cells, ...totalsOf(Object.values(cells)) }),
  compare: (a, b) => b.score - a.score || a.timeSeconds - b.timeSeconds,
  withinTie: byId,
};

const untried: AtcoderCell = { score: 0, improvedAtSeconds: 0, wrongTries: 0, laterWrongTries: 0 };

function afterTry(cell: AtcoderCell = untried, { score, atSeconds, penalised = true, isAfterEnd }: ShownTry & { score: number }) {
  const { wrongTries, laterWrongTries } = cell;
  if (score > cell.score) {
    const improved = { ...cell, score, improvedAtSeconds: atSeconds, wrongTries: wrongTries + laterWrongTries, laterWrongTries: 0 };
    return isAfterEnd ? { ...improved, afterContest: true } : improved;
  }
  return penalised ? { ...cell, laterWrongTries: laterWrongTries + 1 } : cell;
}

function totalsOf(cells: readonly AtcoderCell[]) {
  const score = cells.reduce((sum, cell) => sum + cell.score, 0);
  const last = cells.reduce((latest, { improvedAtSeconds }) => Math.max(latest, improvedAtSeconds), 0);
  const wrongTries = cells.reduce((sum, cell) => sum + cell.wrongTries, 0);
  return { score, timeSeconds: last + wrongTries * PENALTY_SECONDS };
}
