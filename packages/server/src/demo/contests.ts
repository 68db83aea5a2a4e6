import { contestTypes, Status } from '@oj/contract';
import type { contests } from '../features/contest/contest.table';
import { Chance } from './chance';
import { type ContestPlan, contestPlans } from './contestPlans';
import { contestAttempts } from './contestTries';
import type { DemoOptions } from './options';
import type { Attempt } from './practice';
import type { DemoSchool } from './term';
import type { DemoUser } from './users';
import type { ProblemFacts } from './verdicts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const LEAST_TEAMS = 12;
const PRINTS = 12;

export const balloonColors = [
  '#e53935',
  '#1e88e5',
  '#43a047',
  '#fdd835',
  '#8e24aa',
  '#fb8c00',
  '#00acc1',
  '#d81b60',
  '#6d4c41',
  '#546e7a',
  '#7cb342',
  '#3949ab',
  '#fff',
];

interface Told {
  title: string;
  content: string;
  at: Date;
}

/** Users and problems are places in their lists. */
export interface DemoContest {
  columns: Omit<typeof contests.$inferInsert, 'authorId' | 'passwordHash'>;
  isClosed: boolean;
  /** Unofficial participants. */
  stars: number[];
  /** Null: of the site. */
  school: number | null;
  problems: { problem: number; displayId: string; displayTitle: string; color: string }[];
  teams: { user: number; registeredAt: Date }[];
  announcements: Told[];
  attempts: Attempt[];
  balloons: { user: number; problem: number; isChecked: boolean; isTaken: boolean }[];
  prints: { user: number; content: string; isPrinted: boolean; at: Date }[];
}

interface Site {
  users: readonly DemoUser[];
  problems: readonly ProblemFacts[];
  schools: readonly DemoSchool[];
}

/** Contests in every phase around now. */
export const makeContests = (options: DemoOptions, site: Site): DemoContest[] =>
  contestPlans.map((plan, place) => makeContest(new Chance(options.seed * 512 + place), place, plan, options, site));

function makeContest(
  chance: Chance,
  place: number,
  plan: ContestPlan,
  { now, scale }: DemoOptions,
  { users, problems, schools }: Site,
): DemoContest {
  const at = (minutes: number) => new Date(now.getTime() + minutes * MINUTE_MS);
  const [startAt, endAt] = [at(plan.start), at(plan.end)];
  const firstMs = Math.min(startAt.getTime(), now.getTime()) - DAY_MS;
  const school = plan.school === undefined ? undefined : schools[plan.school];
  const everybody = users.flatMap(({ role, createdAt }, user) => (role === 1002 && (createdAt ?? now).getTime() < firstMs ? [user] : []));
  const people = school ? school.classes.flat() : everybody;
  const teams = chance.shuffled(people).slice(0, Math.max(LEAST_TEAMS, Math.round(plan.teams * scale)));
  const chosen = problemsFor(plan, problems);
  const times = { startMs: startAt.getTime(), endMs: endAt.getTime(), nowMs: now.getTime(), goesOn: plan.columns.allowEndSubmit === true };
  const attempts = contestAttempts(chance, {
    contest: place,
    teams,
    chosen,
    problems,
    isScored: plan.columns.type === contestTypes.oi,
    ...times,
  });
  const stars = teams.slice(0, Math.min(plan.stars, teams.length >> 1));
  return {
    columns: {
      ...plan.columns,
      startAt,
      endAt,
      sealAt: plan.seal === undefined ? null : at(plan.seal),
      createdAt: at(plan.start - 20_000),
      modifiedAt: at(plan.start - 9_000),
    },
    stars,
    isClosed: plan.isClosed === true,
    school: plan.school ?? null,
    problems: chosen.map((problem, index) => ({
      problem,
      displayId: plan.displayIds?.[index] ?? String.fromCodePoint(65 + index),
      displayTitle: problems[problem]?.title ?? '',
      color: balloonColors[index % balloonColors.length] ?? '#000',
    })),
    teams: teams.map(user => ({ user, registeredAt: new Date(firstMs + chance.integer(0, DAY_MS - MINUTE_MS)) })),
    announcements: plan.announcements.map(([title, content], index) => ({
      title,
      content,
      at: at(Math.min(plan.start + 10 + index * 25, -1)),
    })),
    attempts,
    balloons: plan.start < 0 && plan.columns.openPrint ? balloonsOf(chance, attempts) : [],
    prints: plan.start < 0 && plan.columns.openPrint ? printsOf(chance, teams, times) : [],
  };
}

function problemsFor({ problems: { from, first, count } }: ContestPlan, problems: readonly ProblemFacts[]): number[] {
  const fits = ({ isPublic, type }: ProblemFacts) =>
    from === 'scored' ? type === contestTypes.oi : type === contestTypes.acm && isPublic === (from === 'public');
  const fitting = problems.flatMap((problem, place) => (fits(problem) ? [place] : []));
  const start = Math.max(0, Math.min(first, fitting.length - count));
  return fitting.slice(start, start + count);
}

/** Most balloons have been handed out, and the organiser is on the way with some; the last ones nobody has looked at. */
function balloonsOf(chance: Chance, attempts: readonly Attempt[]) {
  const accepted = attempts.filter(({ status }) => status === Status.accepted);
  const firsts = [...new Map(accepted.toReversed().map(each => [`${each.user} ${each.problem}`, each])).values()];
  const inOrder = firsts.sort((a, b) => a.atMs - b.atMs);
  return inOrder.slice(0, Math.floor(inOrder.length * 0.9)).flatMap(({ user, problem }, index) => {
    const isChecked = index < inOrder.length * 0.8 || chance.happens(0.4);
    return isChecked || chance.happens(0.5) ? [{ user, problem, isChecked, isTaken: !isChecked }] : [];
  });
}

const printsOf = (chance: Chance, teams: readonly number[], { startMs, endMs, nowMs }: { startMs: number; endMs: number; nowMs: number }) =>
  Array.from({ length: PRINTS }, (_, index) => ({
    user: chance.pick(teams),
    content:
      index % 4 === 3
        ? `${'one very long line without any break at all, '.repeat(12)}\n中文注释 // تعليق\n`
        : `// attempt ${index + 1}\n${'for (int i = 0; i < n; i++) sum += a[i];\n'.repeat(chance.integer(3, 60))}`,
    isPrinted: index < PRINTS / 2,
    at: new Date(Math.floor(startMs + ((Math.min(nowMs, endMs) - startMs) * (index + 1)) / (PRINTS + 1))),
  }));
