import type { CcsObjects, CcsScoreboard } from '@oj/contract';
import { type AcmStanding, isAcmStanding } from '@oj/ui/ranking';
import { awardsFor, type OrderedRows } from '../contestBoard/board/board';
import type { BoardContest, Participant } from '../contestBoard/board/board.queries';
import { shownNameOf } from './ccs.rules';

/** A problem of the contest, by the name of its cells. */
interface Column {
  problemId: number;
  displayId: string;
}

export type TeamRow = AcmStanding & Participant;

/** Every row of a board, in order. */
export const rowsOf = (rows: OrderedRows): TeamRow[] =>
  Array.from({ length: rows.length }, (_, position) => rows.rowAt(position)).flatMap(row => (row && isAcmStanding(row) ? [row] : []));

const minutesOf = (seconds: number) => Math.floor(seconds / 60);

/** Rows that have a rank, by rank; equal ranks by name. */
export const scoreboardRowsOf = (
  rows: readonly TeamRow[],
  columns: readonly Column[],
  { rankShowName }: Pick<BoardContest, 'rankShowName'>,
): CcsScoreboard['rows'] =>
  rows
    .flatMap(row => (row.rank === null ? [] : [{ row, rank: row.rank, name: shownNameOf(row, rankShowName) }]))
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name, 'en-US'))
    .map(({ row, rank }) => ({
      rank,
      team_id: row.id,
      score: { num_solved: row.solved, total_time: minutesOf(row.penaltySeconds) },
      problems: columns.map(column => cellOf(row, column)),
    }));

function cellOf({ cells }: TeamRow, { problemId, displayId }: Column): CcsScoreboard['rows'][number]['problems'][number] {
  const { accepted = false, acceptedAtSeconds = 0, wrongTries = 0, pendingTries = 0 } = cells[displayId] ?? {};
  return {
    problem_id: String(problemId),
    num_judged: wrongTries + Number(accepted),
    num_pending: pendingTries,
    solved: accepted,
    ...(accepted && { time: minutesOf(acceptedAtSeconds) }),
  };
}

/** Names of prizes that other systems know, in both languages. */
const knownAwards: readonly [id: string, name: RegExp][] = [
  ['gold-medal', /gold|金/i],
  ['silver-medal', /silver|银/i],
  ['bronze-medal', /bronze|铜/i],
  ['honorable-mention', /honou?rable|优胜|优秀/i],
];

/** Identifiers of the prizes of a contest, in their order. */
export function awardIdsOf(names: readonly string[]): string[] {
  const ids: string[] = [];
  for (const name of names) {
    const known = knownAwards.find(([id, form]) => form.test(name) && !ids.includes(id))?.[0];
    ids.push(known ?? `award-${ids.length + 1}`);
  }
  return ids;
}

/** The leader, the prizes of the contest, and who solved each problem first: as the rows have it now. */
export function awardsOf(
  rows: readonly TeamRow[],
  columns: readonly Column[],
  contest: Pick<BoardContest, 'awardType' | 'awards'>,
): CcsObjects['awards'][] {
  const prizeOf = awardsFor(contest, rows.filter(({ rank }) => rank !== null).length);
  const winners = rows.map(row => ({ id: row.id, prize: prizeOf(row) }));
  const prizes = contest.awardType ? contest.awards.toSorted((a, b) => a.priority - b.priority) : [];
  const ids = awardIdsOf(prizes.map(({ name }) => name));
  return [
    { id: 'winner', citation: 'Winner', team_ids: idsOf(rows.filter(({ rank, solved }) => rank === 1 && solved > 0)) },
    ...prizes.map((prize, index) => ({
      id: ids[index] ?? '',
      citation: prize.name,
      team_ids: idsOf(winners.filter(winner => winner.prize === prize)),
    })),
    ...columns.map(({ problemId, displayId }) => ({
      id: `first-to-solve-${problemId}`,
      citation: `First to solve problem ${displayId}`,
      // The Contest API has no provisional award: it names the first so far, and another team later.
      team_ids: idsOf(rows.filter(({ cells }) => cells[displayId]?.first || cells[displayId]?.firstProvisional)),
    })),
  ];
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);
