import { acmBoard, type ContestTry, type Entrant } from '@oj/ui/ranking';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { seeded } from '../../packages/ui/src/ranking/randomContest';

// Its ES module names files of its own dependencies that Node does not find.
const load = createRequire(import.meta.url) as (name: string) => typeof import('@xcpcio/core');
const { createContest, createSubmissions, createTeams, Rank } = load('@xcpcio/core');

const PENALTY_S = 1_200;
const DURATION_S = 60;
const problems = ['A', 'B', 'C', 'D', 'E'];
const entrants: Entrant[] = Array.from({ length: 30 }, (_, place) => ({ id: `t${place}`, username: `team ${place}` }));

/** Ten submissions or so to each second. */
function randomTries(seed: number): ContestTry[] {
  const random = seeded(seed);
  const below = (count: number) => Math.floor(random() * count);
  return Array.from({ length: 600 }, (_, place) => {
    const accepted = random() < 0.2;
    return {
      id: place + 1,
      entrantId: `t${below(entrants.length)}`,
      problem: problems[below(problems.length)] ?? 'A',
      accepted,
      // Else it did not compile.
      penalised: accepted || random() < 0.8,
      score: accepted ? 100 : 0,
      atSeconds: below(DURATION_S),
    };
  });
}

const wordOf = ({ accepted, penalised, atSeconds }: ContestTry, sealS: number) =>
  atSeconds >= sealS ? 'FROZEN' : accepted ? 'ACCEPTED' : penalised ? 'WRONG_ANSWER' : 'COMPILATION_ERROR';

/** What the other ranking says of each team. What falls into one second stays in its order: there it counts milliseconds. */
function rankedByXcpcio(tries: readonly ContestTry[], sealS: number) {
  const contest = createContest({
    contest_name: 'contest',
    start_time: 0,
    end_time: DURATION_S,
    penalty: PENALTY_S,
    problems: problems.map(id => ({ id, label: id })),
    options: { calculation_of_penalty: 'in_seconds', submission_timestamp_unit: 'millisecond' },
  });
  const teams = createTeams(entrants.map(({ id, username }) => ({ id, name: username ?? id })));
  const submissions = createSubmissions(
    tries.map(tried => ({
      id: String(tried.id),
      team_id: tried.entrantId,
      problem_id: tried.problem,
      timestamp: tried.atSeconds * 1_000 + (tried.id ?? 0),
      status: wordOf(tried, sealS) as never,
    })),
    contest,
  );
  return new Rank(contest, teams, submissions).buildRank().teams.map(team => ({
    id: team.id,
    solved: team.solvedProblemNum,
    penaltySeconds: team.penalty,
    cells: team.problemStatistics.map(({ isSolved, solvedTimestamp, failedCount, pendingCount }) => [
      isSolved ? solvedTimestamp : null,
      failedCount,
      pendingCount,
    ]),
  }));
}

const cases = Array.from({ length: 20 }, (_, seed) => [seed, seed % 2 ? 40 : DURATION_S] as const);

test.each(cases)('the board of contest %i, sealed after %i of 60 seconds, is that of an independent ranking', (seed, sealS) => {
  const tries = randomTries(seed);
  const others = rankedByXcpcio(tries, sealS);
  const board = acmBoard(entrants, tries, { durationSeconds: DURATION_S, freezeAtSeconds: sealS });
  const byId = <Row extends { id: string }>(rows: Row[]) => Object.fromEntries(rows.map(row => [row.id, row]));
  const figures = board.map(({ id, solved, penaltySeconds, cells }) => ({
    id,
    solved,
    penaltySeconds,
    cells: problems.map(problem => {
      const { accepted, acceptedAtSeconds, wrongTries = 0, pendingTries = 0 } = cells[problem] ?? {};
      return [accepted ? (acceptedAtSeconds ?? null) : null, wrongTries, pendingTries];
    }),
  }));
  expect(byId(figures)).toEqual(byId(others));
  // That one parts equals by the minute of their last solution; the protocol does not.
  for (const { id, rank, solved, penaltySeconds } of board) {
    const better = others.filter(other => other.solved > solved || (other.solved === solved && other.penaltySeconds < penaltySeconds));
    expect(rank, id).toBe(1 + better.length);
  }
});
