import { Status } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { phaseOf } from '../access/phase';
import { isHonestName } from '../features/account/account.rules';
import type { DemoContest } from './contests';
import type { DemoOptions } from './options';
import { demoRows } from './rows';
import type { ProblemFacts } from './verdicts';

const now = new Date('2030-05-01T12:00:00Z');
const options: DemoOptions = { seed: 7, now, scale: 1 };
const present: ProblemFacts[] = Array.from({ length: 12 }, (_, place) => ({
  problemId: `P${1000 + place}`,
  title: `Starter ${place}`,
  isPublic: true,
  difficulty: place % 6,
  type: 0,
  timeLimitMs: 1000,
  memoryLimitMb: 256,
  scores: [0, 0, 0],
  createdAt: new Date(0),
}));
const rows = demoRows(options, present);

const { users, problems, contests, term, submissions } = rows;
const practice = submissions.filter(({ contest }) => contest === null);
const timeOf = ({ columns }: (typeof submissions)[number]) => columns.submittedAt?.getTime() ?? NaN;
const share = <T>(all: readonly T[], fits: (each: T) => boolean) => all.filter(fits).length / all.length;
const isAccepted = ({ columns }: (typeof submissions)[number]) => columns.status === Status.accepted;

test('the same seed makes the same rows, and another seed others', () => {
  const small = { ...options, scale: 0.05 };
  const again = demoRows(small, present);
  expect(demoRows(small, present)).toEqual(again);
  expect(demoRows({ ...small, seed: 8 }, present)).not.toEqual(again);
});

describe('users', () => {
  test('are 300 with honest names in many scripts, each name once, some banned, some with a title', () => {
    expect(users).toHaveLength(300);
    expect(users.filter(({ username }) => !isHonestName(username) || username.length > 20)).toEqual([]);
    expect(new Set(users.map(({ usernameKey }) => usernameKey)).size).toBe(300);
    const names = users.map(({ username }) => username).join(' ');
    for (const script of ['Latin', 'Han', 'Arabic', 'Devanagari', 'Hebrew', 'Cyrillic', 'Hangul'])
      expect(names).toMatch(new RegExp(`\\p{Script=${script}}`, 'u'));
    expect(names).toMatch(/\p{Emoji_Presentation}/u);
    expect(names).toMatch(/\p{M}/u);
    for (const length of [1, 20]) expect(users.filter(({ username }) => username.length === length).length).toBeGreaterThan(3);
    expect(users.some(({ status }) => status === 1)).toBe(true);
    expect(users.some(({ nickname, school }) => nickname === null && school === null)).toBe(true);
    expect(users.filter(({ titleName }) => titleName).length).toBeGreaterThan(15);
  });

  test('have texts that their columns hold', () => {
    const longer = (most: number, texts: (string | null | undefined)[]) => texts.filter(text => (text?.length ?? 0) > most);
    expect(
      longer(
        20,
        users.flatMap(({ nickname, titleName }) => [nickname, titleName]),
      ),
    ).toEqual([]);
    expect(
      longer(
        100,
        users.map(({ school }) => school),
      ),
    ).toEqual([]);
  });
});

test('problems have titles that fit and are told once, five cases with answers, and a few are scored', () => {
  expect(problems).toHaveLength(64);
  const titles = problems.map(({ columns }) => columns.title);
  expect(new Set(titles).size).toBe(64);
  expect(titles.filter(title => title.length > 255 || title.includes('{}'))).toEqual([]);
  expect(problems.flatMap(({ cases }) => cases).filter(({ answer }) => !/^-?\d+\n$/.test(answer))).toEqual([]);
  expect(problems.filter(({ columns }) => columns.auth === 1)).toHaveLength(48);
  expect(problems.filter(({ columns }) => columns.type === 1)).toHaveLength(4);
});

describe('submissions', () => {
  test('are 20,000 in order of time, none of them before its user and its problem, and all judged by now', () => {
    expect(submissions).toHaveLength(20_000);
    const times = submissions.map(timeOf);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(submissions.filter(({ columns }) => (columns.judgedAt ?? now) >= now)).toEqual([]);
    const early = submissions.filter(each => timeOf(each) < (users[each.user]?.createdAt?.getTime() ?? 0));
    expect(early).toEqual([]);
    expect(submissions.filter(each => timeOf(each) > (users[each.user]?.lastLoginAt?.getTime() ?? 0))).toEqual([]);
    const created = [...present.map(({ createdAt }) => createdAt), ...problems.map(({ columns }) => columns.createdAt)];
    expect(submissions.filter(each => timeOf(each) < (created[each.problem]?.getTime() ?? NaN))).toEqual([]);
  });

  test('come by day and by night, and most at weekends', () => {
    const byHour = Map.groupBy(practice, each => new Date(timeOf(each)).getUTCHours());
    expect(byHour.get(20)?.length ?? 0).toBeGreaterThan(3 * (byHour.get(4)?.length ?? 0));
    const weekend = share(practice, each => [0, 6].includes(new Date(timeOf(each)).getUTCDay()));
    expect(weekend).toBeGreaterThan(2 / 7);
    const days = (now.getTime() - timeOf(practice[0] as (typeof practice)[number])) / 86_400_000;
    expect(days).toBeGreaterThan(330);
  });

  test('have the verdicts of people who learn', () => {
    expect(share(practice, isAccepted)).toBeGreaterThan(0.3);
    expect(share(practice, isAccepted)).toBeLessThan(0.65);
    expect(share(practice, ({ columns }) => columns.status === Status.wrongAnswer)).toBeGreaterThan(0.2);
    const byUser = [...Map.groupBy(practice, ({ user }) => user).values()].filter(({ length }) => length > 80);
    const gain = byUser.map(all => share(all.slice(all.length >> 1), isAccepted) - share(all.slice(0, all.length >> 1), isAccepted));
    expect(byUser.length).toBeGreaterThan(20);
    expect(gain.reduce((a, b) => a + b, 0)).toBeGreaterThan(0);
  });

  test('are as their cases say', () => {
    const failed = submissions.filter(
      ({ columns, cases }) =>
        cases.length > 0 && columns.status !== cases.find(each => each.status !== Status.accepted)?.status && !isScored(columns),
    );
    expect(failed.filter(each => !isAccepted(each))).toEqual([]);
    expect(submissions.filter(({ columns }) => isScored(columns) && columns.status === Status.partialAccepted).length).toBeGreaterThan(10);
  });
});

const isScored = ({ score }: { score?: number | null }) => typeof score === 'number';

describe('contests', () => {
  const phase = ({ columns }: DemoContest) => phaseOf(columns, now);

  test('are in every phase', () => {
    expect(contests.map(phase)).toEqual(['running', 'running', 'ended', 'ended', 'scheduled', 'running', 'ended', 'running']);
    const [running, sealed, resolver, oi, , closed, ugly, ofSchool] = contests;
    expect(running?.columns.sealAt?.getTime()).toBeGreaterThan(now.getTime());
    expect(sealed?.columns.sealAt?.getTime()).toBeLessThan(now.getTime());
    expect(resolver?.columns.autoRealRank).toBe(false);
    expect(oi?.columns.type).toBe(1);
    expect(closed).toMatchObject({ isClosed: true, columns: { auth: 1 } });
    expect(ugly?.columns.title).toHaveLength(255);
    expect(ofSchool?.school).toBe(0);
    const students = new Set(term.schools[0]?.classes.flat());
    expect(ofSchool?.teams.filter(({ user }) => !students.has(user))).toEqual([]);
  });

  test('hold what the editor would have let in', () => {
    for (const { stars, problems: entries, teams, school } of contests) {
      expect(teams.length).toBeGreaterThanOrEqual(school === null ? 40 : 24);
      expect(teams.length).toBeLessThanOrEqual(120);
      expect(new Set(entries.map(({ displayId }) => displayId)).size).toBe(entries.length);
      expect(entries.filter(({ displayId, displayTitle }) => displayId.length > 20 || displayTitle.length > 255)).toEqual([]);
      const taking = new Set(teams.map(({ user }) => user));
      expect(stars.filter(user => !taking.has(user))).toEqual([]);
    }
  });

  test('have tries behind the seal, after the end, and many in one moment', () => {
    const [, sealed, resolver] = contests;
    for (const contest of [sealed, resolver])
      expect(contest?.attempts.filter(({ atMs }) => atMs >= (contest.columns.sealAt?.getTime() ?? NaN)).length).toBeGreaterThan(20);
    expect(resolver?.attempts.some(({ atMs }) => atMs >= resolver.columns.endAt.getTime())).toBe(true);
    const busiest = Math.max(...[...Map.groupBy(sealed?.attempts ?? [], ({ atMs }) => atMs).values()].map(({ length }) => length));
    expect(busiest).toBeGreaterThan(5);
  });
});

describe('the term', () => {
  test('has units of four problems that nobody meets twice, open to practice', () => {
    expect(term.trainings.map(training => training.problems.length)).toEqual([4, 4, 4, 4]);
    const places = term.trainings.flatMap(training => training.problems);
    expect(new Set(places).size).toBe(16);
    expect(places.every(place => place < present.length || problems[place - present.length]?.columns.auth === 1)).toBe(true);
  });

  test('is handed out to two classes of two schools; nobody is in two places, and all were there before', () => {
    const people = term.schools.flatMap(({ teacher, classes }) => [teacher, ...classes.flat()]);
    expect(new Set(people).size).toBe(people.length);
    for (const { columns, classes, assignments, texts } of term.schools) {
      expect([columns.name.length <= 25, columns.shortName.length <= 10, columns.brief.length <= 50]).toEqual([true, true, true]);
      expect(classes.map(({ length }) => length)).toEqual([12, 12]);
      expect(assignments.filter(each => each.columns.dueAt > now)).toHaveLength(1);
      for (const text of [...texts.announcements, ...texts.discussions.map(each => each.columns)])
        expect([text.createdAt < now, text.title.length <= 255]).toEqual([true, true]);
      expect(assignments.filter(each => !each.columns.toAll).map(({ members }) => members)).toEqual(classes);
      for (const place of classes.flat()) expect(users[place]?.createdAt?.getTime()).toBeLessThan(columns.createdAt?.getTime() ?? 0);
    }
  });

  test('has work in time, late work, and students who have not begun', () => {
    const [school] = term.schools;
    const late = school?.assignments.find(({ columns }) => columns.lateUntil);
    const tries = term.attempts.filter(({ problem }) => term.trainings[late?.training ?? 0]?.problems.includes(problem));
    const dueMs = late?.columns.dueAt.getTime() ?? 0;
    expect(tries.some(({ atMs }) => atMs <= dueMs)).toBe(true);
    expect(tries.some(({ atMs, status }) => atMs > dueMs && status === Status.accepted)).toBe(true);
    const students = school?.classes.flat() ?? [];
    expect(students.filter(place => !tries.some(({ user }) => user === place)).length).toBeGreaterThan(0);
  });
});
