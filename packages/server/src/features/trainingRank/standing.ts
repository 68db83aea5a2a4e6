import { Status } from '@oj/contract';

/** How somebody stands with a problem, by all practice submissions to it. */
export interface Cell {
  /** Accepted wins, else the latest verdict. */
  status: Status;
  score: number | null;
  /** ms, the shortest of the accepted ones. */
  runTime: number | null;
  tries: number;
  /** Time of the latest submission, ms since 1970. */
  lastAt: number;
  /** Time of the first accepted submission, ms since 1970. Null: none was accepted. */
  acceptedAt: number | null;
}

export interface TrainingStanding {
  ac: number;
  /** Sum of the run times of the accepted problems, ms. */
  totalRunTime: number;
  /** Cells by number of the problem. */
  cells: ReadonlyMap<number, Cell>;
  /** Number that no other standing has. */
  version: number;
}

let computed = 0;

export function standingOf(cells: ReadonlyMap<number, Cell>): TrainingStanding {
  computed += 1;
  const accepted = [...cells.values()].filter(({ status }) => status === Status.accepted);
  return { ac: accepted.length, totalRunTime: accepted.reduce((sum, { runTime }) => sum + (runTime ?? 0), 0), cells, version: computed };
}

const nobody = standingOf(new Map());

export interface RankedStanding extends TrainingStanding {
  userId: number;
  /** 1 is the best; nobody shares it. */
  rank: number;
}

/** Ranks by the number of problems, then by the shortest total run time; equals stay in the order of the accounts. */
export function ranked(standings: ReadonlyMap<number, TrainingStanding>, userIds: readonly number[]): readonly RankedStanding[] {
  const rows = userIds.map(userId => ({ userId, ...(standings.get(userId) ?? nobody), rank: 0 }));
  rows.sort((a, b) => b.ac - a.ac || a.totalRunTime - b.totalRunTime || a.userId - b.userId);
  for (const [index, row] of rows.entries()) row.rank = index + 1;
  return rows;
}
