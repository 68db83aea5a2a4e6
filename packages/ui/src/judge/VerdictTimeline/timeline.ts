import type { ContestProblem } from '../../ranking/standing';
import type { VerdictStatus } from '../../verdict/verdicts';

/** A submission of the person whose timeline it is. */
export interface TimedSubmission {
  /** Run id. */
  id: string | number;
  /** Label of the problem in the contest. */
  problem: string;
  /** Verdict, by number (-10 to 10) or letters. */
  status: VerdictStatus;
  score?: number | null | undefined;
  /** Seconds since the start of the contest. */
  atSeconds: number;
}

export interface PlacedSubmission extends TimedSubmission {
  /** Part of the contest that was over, 0…1. */
  share: number;
  /** Line within the row of the problem, from 0: seals that would overlap stand on different lines. */
  lane: number;
}

/** Submissions that are drawn as one mark, because there is no room for them beside each other. */
export interface SubmissionCluster {
  /** The submissions, oldest first; two or more. */
  submissions: PlacedSubmission[];
  share: number;
  lane: number;
}

export interface TimelineRow {
  problem: ContestProblem;
  submissions: PlacedSubmission[];
  /** None, unless the row is folded. */
  clusters: SubmissionCluster[];
  lanes: number;
}

/** More lines than these make a row of a timeline a page of its own. */
const MOST_LANES = 3;

/** Width of a seal as a part of the narrowest timeline. */
const SEAL_SHARE = 0.085;

/** One row per problem, in their order; submissions in the order of time. Those of other problems are left out. */
export function timelineRows(
  problems: readonly ContestProblem[],
  submissions: readonly TimedSubmission[],
  durationSeconds: number,
): TimelineRow[] {
  const inOrder = [...submissions].sort((a, b) => a.atSeconds - b.atSeconds);
  return problems.map(problem => {
    const placed = place(
      inOrder.filter(each => each.problem === problem.label),
      durationSeconds,
    );
    return { problem, submissions: placed, clusters: [], lanes: 1 + Math.max(0, ...placed.map(({ lane }) => lane)) };
  });
}

function place(submissions: readonly TimedSubmission[], durationSeconds: number): PlacedSubmission[] {
  const lastShares: number[] = [];
  return submissions.map(each => {
    const share = Math.min(Math.max(each.atSeconds / durationSeconds, 0), 1);
    const free = lastShares.findIndex(last => share - last >= SEAL_SHARE);
    const lane = free < 0 ? lastShares.length : free;
    lastShares[lane] = share;
    return { ...each, share, lane };
  });
}

/** A row of at most three lines: what would stand on the third and below is gathered where it is too close. */
export function folded(row: TimelineRow): TimelineRow {
  if (row.lanes <= MOST_LANES) return row;
  const last = MOST_LANES - 1;
  const gathered: PlacedSubmission[][] = [];
  for (const each of row.submissions.filter(({ lane }) => lane >= last)) {
    const present = gathered.at(-1);
    if (present?.[0] && each.share - present[0].share < SEAL_SHARE) present.push(each);
    else gathered.push([each]);
  }
  const single = gathered.filter(({ length }) => length === 1).flat();
  return {
    ...row,
    lanes: MOST_LANES,
    submissions: row.submissions
      .filter(each => each.lane < last || single.includes(each))
      .map(each => ({ ...each, lane: Math.min(each.lane, last) })),
    clusters: gathered
      .filter(({ length }) => length > 1)
      .map(submissions => ({ submissions, share: submissions[0]?.share ?? 0, lane: last })),
  };
}

/** Marks on the axis, in seconds: every half hour, hour, or more, so that there are at most ten. */
export function ticksOf(durationSeconds: number): number[] {
  const step = [1800, 3600, 7200, 14_400, 43_200, 86_400].find(each => durationSeconds / each <= 10) ?? durationSeconds / 8;
  return Array.from({ length: Math.floor(durationSeconds / step) + 1 }, (_, mark) => mark * step);
}
