import { type Assignment, type AssignmentMatrix, type MatrixCell, type MatrixRow, Status } from '@oj/contract';
import { minutesAgo, onePage } from './samples';

const DAY = 24 * 60;

export const assignment = (id: number, title: string, more: Partial<Assignment> = {}): Assignment => ({
  id,
  gid: 1,
  groupName: 'Night Owls',
  tid: 1,
  trainingGid: null,
  title,
  author: 'tidewriter',
  note: '',
  dueAt: minutesAgo(-3 * DAY),
  lateUntil: null,
  toAll: true,
  members: 31,
  problemCount: 6,
  progress: null,
  gmtCreate: minutesAgo(4 * DAY),
  ...more,
});

const begun = { solved: 2, late: 0, next: 'C' };

/** Assignments as a student sees them: one to do, one for late work, one done, one over. */
export const assignments = [
  assignment(1, '第一学期：从输入输出到二分答案', {
    progress: begun,
    note: 'Read **first**, then write.',
    lateUntil: minutesAgo(-5 * DAY),
  }),
  assignment(2, 'Graphs for beginners, with a title that is long enough to wrap on the screen of a phone', {
    dueAt: minutesAgo(DAY),
    lateUntil: minutesAgo(-DAY),
    progress: { solved: 1, late: 1, next: 'B' },
  }),
  assignment(3, 'Trees', { progress: { solved: 6, late: 0, next: null } }),
  assignment(4, 'Strings', { dueAt: minutesAgo(30 * DAY), toAll: false, members: 3, progress: { solved: 0, late: 0, next: 'A' } }),
];

/** The same assignments as their teacher sees them. */
export const handedOut = assignments.map(each => ({ ...each, progress: null }));

const cell = (status: Status, more: Partial<MatrixCell> = {}): MatrixCell => ({
  status,
  score: null,
  tries: 1,
  mark: status === Status.accepted ? 'onTime' : null,
  ...more,
});

const line = (place: number, username: string, more: Partial<MatrixRow> = {}): MatrixRow => ({
  uid: String(place),
  username,
  nickname: null,
  realname: null,
  avatar: null,
  state: 'begun',
  solved: 1,
  late: 0,
  tries: 4,
  lastAt: minutesAgo(90),
  cells: { A: cell(Status.accepted, { tries: 3 }), B: cell(Status.wrongAnswer) },
  ...more,
});

const problems = ['A', 'B', 'C', 'D', 'E', 'F'].map((problemId, place) => ({
  pid: place + 1,
  problemId,
  publicId: `P${1000 + place}`,
  gid: null,
  title: `Problem ${problemId}`,
}));

const done = Object.fromEntries(problems.map(({ problemId }) => [problemId, cell(Status.accepted)]));

export const matrixLines = [
  line(11, 'inkling', { nickname: 'Ink Ling', realname: '王小明' }),
  line(12, 'a_name_that_is_rather_long', {
    state: 'late',
    solved: 6,
    late: 1,
    cells: { ...done, C: cell(Status.accepted, { mark: 'late' }) },
  }),
  line(13, 'אבגד_the_long', { state: 'done', solved: 6, cells: done }),
  line(14, 'newcomer', { state: 'none', solved: 0, tries: 0, lastAt: null, cells: {} }),
  line(15, 'tooLate', { cells: { A: cell(Status.accepted, { mark: 'missed' }) }, solved: 0 }),
];

export const matrixOf = (lines: readonly MatrixRow[]): AssignmentMatrix => ({ problems, page: onePage([...lines]) });

/** A full page of students, and the longest training. */
export function longMatrix(): AssignmentMatrix {
  const many = Array.from({ length: 300 }, (_, place) => ({
    pid: place + 1,
    problemId: `Q${place + 1}`,
    publicId: `P${1000 + place}`,
    gid: null,
    title: `Problem ${place + 1}`,
  }));
  const cells = Object.fromEntries(many.map(({ problemId }, place) => [problemId, cell(place % 3 ? Status.accepted : Status.wrongAnswer)]));
  return { problems: many, page: onePage(Array.from({ length: 300 }, (_, place) => line(100 + place, `student${place}`, { cells }))) };
}
