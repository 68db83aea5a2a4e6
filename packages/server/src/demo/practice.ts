import { Status } from '@oj/contract';
import { Chance } from './chance';
import type { DemoOptions } from './options';
import type { DemoUser } from './users';
import { failure, languages, type ProblemFacts } from './verdicts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Room at the end of the year for the last sitting to be over. */
const QUIET_MS = 2 * HOUR_MS;
const MOST_TRIES = 7;

/** A submission of a learner, without the fields that are only stored. */
export interface Attempt {
  /** Places in the lists of users, problems and contests. */
  user: number;
  problem: number;
  contest: number | null;
  language: string;
  atMs: number;
  status: Status;
}

/** Submissions by hour of the day, from midnight (UTC). */
const daily = [3, 2, 1, 1, 1, 1, 2, 4, 6, 8, 9, 8, 6, 7, 9, 10, 10, 9, 8, 11, 14, 15, 12, 7];
/** Submissions by day of the week, from Sunday. */
const weekly = [15, 9, 9, 9, 10, 9, 16];

interface Learner {
  user: number;
  skill: number;
  language: string;
  joinedMs: number;
  /** Most come back at the same hours. */
  shiftHours: number;
  solved: Set<number>;
}

/** A year of practice: `count` submissions of users who come and go, and improve. */
export function makePractice(
  { seed, now }: DemoOptions,
  { users, problems, count }: { users: readonly DemoUser[]; problems: readonly ProblemFacts[]; count: number },
): Attempt[] {
  const chance = new Chance(seed * 16 + 3);
  const endMs = now.getTime() - QUIET_MS;
  const weights = users.map(() => 0.02 + chance.fraction() ** 4);
  const quotas = shared(count, weights);
  return users.flatMap(({ createdAt }, user) => {
    const learner = {
      user,
      skill: 0.05 + 0.6 * chance.middling(),
      language: chance.weighted(languages),
      joinedMs: Math.max(endMs - 365 * DAY_MS, createdAt?.getTime() ?? 0),
      shiftHours: chance.integer(-3, 3),
      solved: new Set<number>(),
    };
    return attemptsOf(chance, learner, problems, { quota: quotas[user] ?? 0, endMs });
  });
}

/** Whole shares of `count` by weight; together they are `count`. */
export function shared(count: number, weights: readonly number[]): number[] {
  const whole = weights.reduce((a, b) => a + b, 0);
  let [sum, given] = [0, 0];
  return weights.map(weight => {
    sum += weight;
    const share = Math.round((count * sum) / whole) - given;
    given += share;
    return share;
  });
}

function attemptsOf(
  chance: Chance,
  learner: Learner,
  problems: readonly ProblemFacts[],
  { quota, endMs }: { quota: number; endMs: number },
): Attempt[] {
  const sittings = Array.from({ length: Math.ceil(quota / 4) }, () => sitting(chance, learner, endMs)).sort((a, b) => a - b);
  const attempts: Attempt[] = [];
  sittings.forEach((startMs, place) => {
    let left = Math.round((quota * (place + 1)) / sittings.length) - attempts.length;
    let atMs = startMs;
    while (left > 0) {
      const tries = triesAt(chance, learner, problems, { atMs, most: Math.min(left, MOST_TRIES) });
      attempts.push(...tries);
      left -= tries.length;
      atMs = (tries.at(-1)?.atMs ?? atMs) + chance.integer(4 * MINUTE_MS, 15 * MINUTE_MS);
    }
  });
  return attempts.map(attempt => ({ ...attempt, atMs: Math.min(attempt.atMs, endMs + QUIET_MS - MINUTE_MS) }));
}

/** When somebody sits down: more of late than at first, at the hours and on the days when people do. */
function sitting(chance: Chance, { joinedMs, shiftHours }: Learner, endMs: number): number {
  const span = Math.max(DAY_MS, endMs - joinedMs);
  for (;;) {
    const day = Math.floor((endMs - span * chance.fraction() ** 1.3) / DAY_MS);
    const hour = chance.weighted(daily.map((weight, hour) => [hour, weight] as const));
    const atMs = day * DAY_MS + (hour + shiftHours) * HOUR_MS + chance.integer(0, HOUR_MS - 1);
    const busy = (weekly[new Date(atMs).getUTCDay()] ?? 0) / Math.max(...weekly);
    if (chance.happens(busy) && atMs >= joinedMs && atMs <= endMs) return atMs;
  }
}

/** Tries of one problem until it is accepted or given up. Who solves one has learned something. */
function triesAt(
  chance: Chance,
  learner: Learner,
  problems: readonly ProblemFacts[],
  { atMs: startMs, most }: { atMs: number; most: number },
): Attempt[] {
  const problem = chosen(chance, learner, problems, startMs);
  const { difficulty = 0 } = problems[problem] ?? {};
  const odds = Math.min(0.92, Math.max(0.04, 0.42 + learner.skill * 0.8 - difficulty * 0.17));
  const tries: Attempt[] = [];
  let atMs = startMs;
  while (tries.length < most) {
    const isAccepted = chance.happens(odds + tries.length * 0.04);
    const status = isAccepted ? Status.accepted : failure(chance);
    const language = chance.happens(0.05) ? chance.weighted(languages) : learner.language;
    tries.push({ user: learner.user, problem, contest: null, language, atMs, status });
    if (isAccepted) {
      learner.solved.add(problem);
      learner.skill = Math.min(1, learner.skill + 0.008);
    }
    if (isAccepted || chance.happens(0.15)) break;
    atMs += chance.integer(40_000, 14 * MINUTE_MS);
  }
  return tries;
}

/** Something new that is not too hard; the first ones of the list are tried most. */
function chosen(chance: Chance, { skill, solved }: Learner, problems: readonly ProblemFacts[], atMs: number): number {
  const weights = problems.flatMap(({ isPublic, createdAt, difficulty }, place) => {
    if (!isPublic || createdAt.getTime() > atMs) return [];
    const fit = 1 / (0.15 + Math.abs(difficulty / 5 - skill) ** 2);
    return [[place, (solved.has(place) ? 0.05 : 1) * fit * (1 + 4 / (1 + place * 0.25))] as const];
  });
  return chance.weighted(weights);
}
