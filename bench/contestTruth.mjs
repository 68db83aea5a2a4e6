// What an independent ranking, that of @xcpcio/core, says of a contest. A part of contestDay.mjs.
import { createRequire } from 'node:module';

// Its ES module names files of its own dependencies that Node does not find.
const { createContest, createSubmissions, createTeams, Rank } = createRequire(import.meta.url)('@xcpcio/core');

const PENALTY_S = 1_200;
/** The words of that ranking for our verdicts. A verdict that is not known to a reader is pending. */
const words = new Map([
  [0, 'ACCEPTED'],
  [-1, 'WRONG_ANSWER'],
  [-2, 'COMPILATION_ERROR'],
  [3, 'RUNTIME_ERROR'],
]);

/**
 * Ranks the runs of a contest. A run has an id, the uid of its team, the letter of its problem, the second since the start, and its status;
 * `status` is undefined where a reader cannot know it. Unofficial teams have the rank -1, and no other team is behind them.
 * @returns by uid: rank, solved, seconds, and by letter: second of the accept or null, wrong tries, pending tries.
 */
export function rankedIndependently(runs, letters, { durationSeconds, unofficial }) {
  const contest = createContest({
    contest_name: 'contest',
    start_time: 0,
    end_time: durationSeconds,
    penalty: PENALTY_S,
    problems: letters.map(id => ({ id, label: id })),
    options: { calculation_of_penalty: 'in_seconds', submission_timestamp_unit: 'millisecond' },
  });
  const uids = [...new Set(runs.map(({ uid }) => uid))];
  const ordered = runs.toSorted((a, b) => a.second - b.second || a.id - b.id);
  const inSecond = new Map();
  // What falls into one second stays in its order: that ranking counts milliseconds.
  const placeIn = second => {
    const place = inSecond.get(second) ?? 0;
    inSecond.set(second, place + 1);
    return place;
  };
  const submissions = createSubmissions(
    ordered.map(({ id, uid, letter, second, status }) => ({
      id: String(id),
      team_id: uid,
      problem_id: letter,
      timestamp: second * 1_000 + placeIn(second),
      status: words.get(status) ?? 'PENDING',
    })),
    contest,
  );
  const teams = new Rank(contest, createTeams(uids.map(id => ({ id, name: id }))), submissions).buildRank().teams;
  const better = (one, other) =>
    one.solvedProblemNum > other.solvedProblemNum || (one.solvedProblemNum === other.solvedProblemNum && one.penalty < other.penalty);
  return new Map(
    teams.map(team => [
      team.id,
      {
        rank: unofficial.has(team.id) ? -1 : 1 + teams.filter(other => !unofficial.has(other.id) && better(other, team)).length,
        solved: team.solvedProblemNum,
        seconds: team.penalty,
        cells: Object.fromEntries(
          team.problemStatistics.map(({ problem, isSolved, solvedTimestamp, failedCount, pendingCount }) => [
            problem.id,
            [isSolved ? solvedTimestamp : null, failedCount, pendingCount],
          ]),
        ),
      },
    ]),
  );
}
