import { type AcmPenalty, countedSeconds } from './penalty';
import type { AcmStanding, OiStanding } from './standing';

type Compare<Row> = (a: Row, b: Row) => number;

/** How the rows of a board are ordered. */
export interface RowOrder<Row> {
  /** Better first. Equal means: the same rank. */
  compare(a: Row, b: Row): number;
  /** Order of rows with the same rank. It never calls two rows equal. */
  withinTie(a: Row, b: Row): number;
}

interface Ranked {
  rank: number | null;
  unofficial?: boolean | undefined;
}

/** Better first: more solved, then less penalty. Equal here means: the same rank. */
export const compareAcm: Compare<AcmStanding> = (a, b) => b.solved - a.solved || a.penaltySeconds - b.penaltySeconds;

/** Better first: more points, then less time. Equal here means: the same rank. */
export const compareOi: Compare<OiStanding> = (a, b) => b.score - a.score || a.timeMs - b.timeMs;

/** Seconds at which the last problem was solved; 0 if none was. */
const lastAcceptedSeconds = ({ cells }: AcmStanding): number =>
  Object.values(cells).reduce((last, { accepted, acceptedAtSeconds = 0 }) => (accepted ? Math.max(last, acceptedAtSeconds) : last), 0);

/** A steady order of rows that nothing else tells apart. */
export const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** Order of ACM rows. Among equal ranks the participant whose last accepted solution is earlier, in the time that counts, comes first. */
export function acmOrder(penalty: AcmPenalty = {}): RowOrder<AcmStanding> {
  const lastOf = (row: AcmStanding) => countedSeconds(lastAcceptedSeconds(row), penalty);
  return { compare: compareAcm, withinTie: (a, b) => lastOf(a) - lastOf(b) || byId(a, b) };
}

export const oiOrder: RowOrder<OiStanding> = { compare: compareOi, withinTie: byId };

/** ACM rows in order, with ranks. */
export const rankAcm = (rows: readonly AcmStanding[], penalty?: AcmPenalty): AcmStanding[] => rankRows(acmOrder(penalty), rows);

/** OI rows in order, with ranks. */
export const rankOi = (rows: readonly OiStanding[]): OiStanding[] => rankRows(oiOrder, rows);

/**
 * Orders rows and gives ranks: equal results share one, the next counts them all, the unofficial stand in place without. A row whose rank
 * did not change stays the same object.
 */
export function rankRows<Row extends Ranked>(order: RowOrder<Row>, rows: readonly Row[]): Row[] {
  let official = 0;
  let leader: Row | undefined;
  let current = 0;
  return rows
    .toSorted((a, b) => order.compare(a, b) || order.withinTie(a, b))
    .map(row => {
      if (row.unofficial) return placed(row, null);
      official += 1;
      if (!leader || order.compare(leader, row) !== 0) current = official;
      leader = row;
      return placed(row, current);
    });
}

/** A row whose rank did not change stays the same object: what draws it need not draw again. */
const placed = <Row extends Ranked>(row: Row, rank: number | null): Row => (row.rank === rank ? row : { ...row, rank });
