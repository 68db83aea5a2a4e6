import type { assignments } from '../features/assignment/assignment.table';
import type { groups } from '../features/group/group.table';
import type { trainings } from '../features/training/training.table';
import { Chance } from './chance';
import { contestAttempts } from './contestTries';
import type { DemoOptions } from './options';
import type { Attempt } from './practice';
import { schoolTexts } from './schoolTexts';
import { type DemoUser, ORGANISER, SETTER } from './users';
import type { ProblemFacts } from './verdicts';

const DAY_MS = 86_400_000;
const ALL_STUDENTS = 24;
const LEAST_STUDENTS = 8;
const PROBLEMS_OF_WEEK = 4;
const USER = 1002;
/** The term began this long ago; users who came later are in no class. */
const TERM_MS = 42 * DAY_MS;
const SITTING_DAYS = 0.25;
/** Days after the deadline of the first class, in which some students still work on what is accepted late. */
const LATE_DAYS = 0.6;

export interface DemoTraining {
  columns: Pick<typeof trainings.$inferInsert, 'title' | 'description' | 'rank' | 'createdAt' | 'modifiedAt'>;
  /** Places in the list of problems. */
  problems: number[];
}

/** Users and trainings are places in their lists. */
export interface DemoAssignment {
  columns: Pick<typeof assignments.$inferInsert, 'note' | 'dueAt' | 'lateUntil' | 'toAll' | 'createdAt' | 'modifiedAt'>;
  training: number;
  members: number[];
}

/** A school: its owner, a teacher, and two classes of students. */
export interface DemoSchool {
  columns: Omit<typeof groups.$inferInsert, 'ownerId' | 'creatorId'>;
  owner: number;
  teacher: number;
  classes: [number[], number[]];
  assignments: DemoAssignment[];
  texts: ReturnType<typeof schoolTexts>;
}

export interface DemoTerm {
  trainings: DemoTraining[];
  schools: DemoSchool[];
  /** What the students submit for their assignments, in practice. */
  attempts: Attempt[];
}

/** When a training is handed out and due, in days from now. */
const weeks = [
  { title: '第一单元：循环与数组 · Loops and arrays', handedOut: -42, due: -28 },
  { title: '第二单元：字符串 · Strings', handedOut: -28, due: -14 },
  { title: '第三单元：排序与二分 · Sorting and binary search', handedOut: -14, due: -1 },
  { title: '第四单元：搜索 · Searching', handedOut: -5, due: 5 },
] as const;
/** Number of the training that has a deadline for each class, with late work. */
const BY_CLASS = 2;

const schools = [
  { name: '港口中学 Harbour School', shortName: 'HARBOUR', auth: 1, code: null, owner: ORGANISER },
  { name: '山下学校 Hillside School', shortName: 'HILLSIDE', auth: 2, code: 'hill42', owner: SETTER },
] as const;

interface Given {
  users: readonly DemoUser[];
  problems: readonly ProblemFacts[];
}

/** Two schools with two classes each, and a term of trainings that are handed out to them. */
export function makeTerm({ seed, now, scale }: DemoOptions, { users, problems }: Given): DemoTerm {
  const chance = new Chance(seed * 16 + 6);
  const begin = now.getTime() - TERM_MS;
  const trainingsMade = weeks.map((week, place) => trainingOf(week.title, { place, begin, problems }));
  const size = Math.max(LEAST_STUDENTS, Math.round(ALL_STUDENTS * scale));
  const people = chance.shuffled(studentsAmong(users, begin));
  const made = schools.map(({ owner, ...school }, place): DemoSchool => {
    const [teacher = 0, ...students] = people.slice(place * (size + 1), (place + 1) * (size + 1));
    const classes: DemoSchool['classes'] = [students.slice(0, students.length >> 1), students.slice(students.length >> 1)];
    const createdAt = new Date(begin - 3 * DAY_MS);
    const columns = { ...school, ...words, createdAt, modifiedAt: createdAt };
    return {
      columns,
      owner,
      teacher,
      classes,
      assignments: weeks.flatMap((_, week) => assignmentsOf(week, classes, now)),
      texts: schoolTexts(now),
    };
  });
  const attempts = made.flatMap(({ classes }) =>
    classes
      .flat()
      .flatMap(student =>
        weeks.flatMap((_, week) =>
          chance.happens(0.85) ? sitting(chance, { student, week, chosen: trainingsMade[week]?.problems ?? [], problems, now }) : [],
        ),
      ),
  );
  return { trainings: trainingsMade, schools: made, attempts };
}

interface Sitting {
  student: number;
  week: number;
  /** Places in the list of problems. */
  chosen: readonly number[];
  problems: readonly ProblemFacts[];
  now: Date;
}

/** A student works on an assignment for some hours, mostly not long before its deadline. */
function sitting(chance: Chance, { student, week, chosen, problems, now }: Sitting): Attempt[] {
  const { handedOut, due } = weeks[week] ?? weeks[0];
  const last = Math.min(week === BY_CLASS ? due + LATE_DAYS : due, -SITTING_DAYS);
  const startMs = now.getTime() + Math.floor((handedOut + (last - handedOut) * chance.fraction() ** 0.4) * DAY_MS);
  const endMs = startMs + SITTING_DAYS * DAY_MS;
  const course = { contest: 0, teams: [student], chosen, problems, isScored: false, startMs, endMs, nowMs: now.getTime(), goesOn: true };
  return contestAttempts(chance, course).map(attempt => ({ ...attempt, contest: null }));
}

const words = {
  brief: '每两周一个单元 · A unit every two weeks',
  description: '课上讲过的内容，课后用题目练一遍。**按时**完成作业。\n\nWhat was said in class, practised at home. Be **in time**.',
};

/** Ordinary users who were there before the term. */
const studentsAmong = (users: readonly DemoUser[], begin: number) =>
  users.flatMap(({ role, status, createdAt }, place) =>
    role === USER && status !== 1 && (createdAt?.getTime() ?? 0) < begin - 7 * DAY_MS ? [place] : [],
  );

interface Week {
  place: number;
  begin: number;
  problems: readonly ProblemFacts[];
}

/** Each unit has other problems, and later ones are harder. */
function trainingOf(title: string, { place, begin, problems }: Week): DemoTraining {
  const open = problems.flatMap(({ isPublic, type, createdAt, difficulty }, at) =>
    isPublic && type === 0 && createdAt.getTime() < begin ? [{ at, difficulty }] : [],
  );
  const inOrder = open.toSorted((a, b) => a.difficulty - b.difficulty || a.at - b.at).map(({ at }) => at);
  const createdAt = new Date(begin - DAY_MS);
  const description = '四道题，由易到难。\n\nFour problems, from easy to hard.';
  return {
    columns: { title, description, rank: 100 + place, createdAt, modifiedAt: createdAt },
    problems: inOrder.slice(place * PROBLEMS_OF_WEEK, (place + 1) * PROBLEMS_OF_WEEK),
  };
}

function assignmentsOf(week: number, classes: DemoSchool['classes'], now: Date): DemoAssignment[] {
  const { handedOut, due } = weeks[week] ?? weeks[0];
  const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
  const createdAt = inDays(handedOut);
  const columns = { note: '', dueAt: inDays(due), lateUntil: null, toAll: true, createdAt, modifiedAt: createdAt };
  if (week !== BY_CLASS) return [{ columns, training: week, members: [] }];
  return classes.map((members, place) => ({
    columns: { ...columns, toAll: false, note: `${place + 1} 班 · Class ${place + 1}`, dueAt: inDays(due - place), lateUntil: inDays(2) },
    training: week,
    members,
  }));
}
