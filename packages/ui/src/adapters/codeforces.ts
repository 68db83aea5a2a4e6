import type { AcmCell, AcmStanding, ContestProblem, Entrant, OiCell, OiStanding } from '../ranking/standing';
import type { AcmBoardData } from './contestFeed';

/** `result` of the answer to `contest.standings` of the Codeforces API, as far as a board needs it. */
export interface CodeforcesStandings {
  contest: { type: string };
  problems: readonly { index: string; name?: string | undefined; points?: number | undefined }[];
  rows: readonly CodeforcesRow[];
}

interface CodeforcesRow {
  party: {
    members: readonly { handle: string; name?: string | undefined }[];
    /** `CONTESTANT`, `PRACTICE`, `VIRTUAL`, `MANAGER` or `OUT_OF_COMPETITION`. */
    participantType: string;
    teamId?: number | undefined;
    teamName?: string | undefined;
  };
  rank: number;
  points: number;
  penalty: number;
  problemResults: readonly CodeforcesResult[];
}

interface CodeforcesResult {
  points: number;
  rejectedAttemptCount: number;
  /** `PRELIMINARY` while the system tests are still to come. */
  type?: string | undefined;
  bestSubmissionTimeSeconds?: number | undefined;
}

/** Rows and columns of a board by points: what `Scoreboard` takes. */
export interface OiBoardData {
  kind: 'oi';
  problems: ContestProblem[];
  standings: OiStanding[];
}

/**
 * Standings of Codeforces as rows and columns of `Scoreboard`: a contest by the rules of ICPC as an ACM board, one by points as an OI board.
 * Ranks are those of the answer; participants who are out of competition or practise have none.
 */
export function codeforcesBoard({ contest, problems, rows }: CodeforcesStandings): AcmBoardData | OiBoardData {
  const columnOf = (accepts: (result: CodeforcesResult) => boolean) =>
    problems.map(({ index, name, points }, place) => ({
      label: index,
      title: name,
      fullScore: points,
      solvedCount: rows.filter(({ problemResults }) => problemResults[place] && accepts(problemResults[place])).length,
    }));
  const cellsOf = <Cell>(row: CodeforcesRow, cellOf: (result: CodeforcesResult) => Cell) =>
    Object.fromEntries(
      row.problemResults.flatMap((result, place) => {
        const problem = problems[place];
        return problem ? [[problem.index, cellOf(result)] as const] : [];
      }),
    );
  if (contest.type === 'ICPC') {
    const standings = rows.map((row): AcmStanding => ({
      ...placedOf(row),
      solved: row.points,
      penaltySeconds: row.penalty * 60,
      cells: cellsOf(row, acmCellOf),
    }));
    return { kind: 'acm', problems: columnOf(isSolved).map(({ fullScore: _, ...each }) => each), standings };
  }
  const standings = rows.map((row): OiStanding => ({ ...placedOf(row), score: row.points, timeMs: 0, cells: cellsOf(row, oiCellOf) }));
  return { kind: 'oi', problems: columnOf(isSolved), standings };
}

const isSolved = ({ points, bestSubmissionTimeSeconds }: CodeforcesResult) => points > 0 && bestSubmissionTimeSeconds !== undefined;

function placedOf({ party, rank }: CodeforcesRow): Entrant & { rank: number | null } {
  const { members, participantType, teamId, teamName } = party;
  const handles = members.map(({ handle }) => handle).join(', ');
  const isRanked = participantType === 'CONTESTANT' || participantType === 'VIRTUAL';
  return {
    id: `${participantType} ${teamId ?? handles}`,
    username: teamName ?? handles,
    ...(teamName !== undefined && { school: handles }),
    rank: isRanked && rank > 0 ? rank : null,
    ...(!isRanked && { unofficial: true }),
    ...(participantType === 'VIRTUAL' && { virtual: true }),
  };
}

function acmCellOf({ points, rejectedAttemptCount: wrongTries, bestSubmissionTimeSeconds }: CodeforcesResult): AcmCell {
  return points > 0 ? { accepted: true, acceptedAtSeconds: bestSubmissionTimeSeconds, wrongTries } : { wrongTries };
}

/** The score is null when nothing was submitted, and 0 when there were only wrong submissions. */
const oiCellOf = ({ points, rejectedAttemptCount, bestSubmissionTimeSeconds }: CodeforcesResult): OiCell => ({
  score: points === 0 && rejectedAttemptCount === 0 && bestSubmissionTimeSeconds === undefined ? null : points,
});
