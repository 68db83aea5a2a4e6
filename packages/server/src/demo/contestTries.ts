import { Status } from '@oj/contract';
import type { Chance } from './chance';
import type { Attempt } from './practice';
import { failure, languages, type ProblemFacts } from './verdicts';

const MINUTE_MS = 60_000;
const USUAL_MS = 300 * MINUTE_MS;
/** Time before now in which nothing is submitted, so that everything is judged. */
const JUDGING_MS = 30_000;
const AFTER_END_MS = 120 * MINUTE_MS;

interface Course {
  contest: number;
  teams: readonly number[];
  /** Places in the list of problems. */
  chosen: readonly number[];
  problems: readonly ProblemFacts[];
  isScored: boolean;
  startMs: number;
  endMs: number;
  nowMs: number;
  /** Whether participants submit after the end, too. */
  goesOn: boolean;
}

interface Team {
  user: number;
  /** 0 … 1 */
  strength: number;
  language: string;
}

/** What the teams of a contest submit until now, in order of time. Some submit in the very same moment. */
export function contestAttempts(chance: Chance, course: Course): Attempt[] {
  const { startMs, endMs, nowMs, goesOn } = course;
  const lastMs = Math.min(nowMs - JUDGING_MS, goesOn ? endMs + AFTER_END_MS : endMs);
  const attempts = course.teams.flatMap(user => {
    const team = { user, strength: 0.08 + 0.92 * chance.fraction(), language: chance.weighted(languages) };
    return course.isScored ? scoredTries(chance, team, course) : tries(chance, team, course);
  });
  return attempts.filter(({ atMs }) => atMs >= startMs && atMs < lastMs).sort((a, b) => a.atMs - b.atMs);
}

/** Problem after problem, the easy ones first. */
function tries(chance: Chance, team: Team, course: Course): Attempt[] {
  const { startMs, endMs, chosen, problems } = course;
  const pace = (endMs - startMs) / USUAL_MS;
  const difficultyOf = (problem: number) => problems[problem]?.difficulty ?? 0;
  const order = chosen.map(problem => ({ problem, wish: difficultyOf(problem) + 1.5 * chance.fraction() })).sort((a, b) => a.wish - b.wish);
  const attempts: Attempt[] = [];
  let atMs = startMs;
  for (const { problem } of order) {
    const difficulty = difficultyOf(problem);
    const thinkingMs = (((6 + difficulty * 16 + 14 * chance.fraction()) * MINUTE_MS) / (0.35 + team.strength)) * pace;
    attempts.push(...onOne(chance, team, course, { problem, fromMs: atMs, thinkingMs }));
    atMs += thinkingMs;
    if (atMs > endMs + AFTER_END_MS) break;
  }
  return attempts.map((attempt, place) =>
    place === 0 && chance.happens(0.15) ? { ...attempt, atMs: startMs + 7 * MINUTE_MS * pace } : attempt,
  );
}

/** Wrong tries, some of them sent twice within a second, and mostly an accepted one at last. */
function onOne(
  chance: Chance,
  { user, strength, language }: Team,
  { contest, problems }: Course,
  { problem, fromMs, thinkingMs }: { problem: number; fromMs: number; thinkingMs: number },
): Attempt[] {
  const hardness = ((problems[problem]?.difficulty ?? 0) + 1) * (1.2 - strength);
  const givesUp = chance.happens(Math.min(0.7, 0.07 * hardness));
  const wrong = Math.floor(chance.fraction() ** 1.5 * (1.4 + hardness * 1.5)) + (givesUp ? 1 : 0);
  const each = { user, problem, contest, language };
  const attempts: Attempt[] = [];
  for (let count = 0; count < wrong; count++) {
    const atMs = Math.floor(fromMs + thinkingMs * (0.5 + (0.45 * (count + chance.fraction())) / wrong));
    const failed = { ...each, atMs, status: failure(chance) };
    attempts.push(failed);
    if (chance.happens(0.06)) attempts.push(failed, { ...failed, atMs: atMs + chance.integer(0, 400) });
  }
  if (!givesUp) attempts.push({ ...each, atMs: Math.floor(fromMs + thinkingMs), status: Status.accepted });
  return attempts;
}

/** Where parts of a solution count, everybody tries everything, and the last try is not always the best. */
const scoredTries = (chance: Chance, { user, strength, language }: Team, { contest, chosen, startMs, endMs }: Course): Attempt[] =>
  chosen.flatMap(problem =>
    Array.from({ length: chance.integer(chance.happens(0.1) ? 0 : 1, 4) }, (_, count) => ({
      user,
      problem,
      contest,
      language,
      atMs: Math.floor(chance.between(startMs, endMs)),
      status: chance.happens(strength * 0.5 + count * 0.08) ? Status.accepted : failure(chance),
    })),
  );
