import { type EnteredContest, type NextProblem, type OwnPractice, Status } from '@oj/contract';
import { minutesAgo } from './samples';

export const longTitle = '二〇二六年秋季程序设计邀请赛暨新生训练营选拔赛重现场的全部题目题解与数据下载说明';
const longEnglish = 'The Slow Gondola, or how to carry everybody over the river before the last lantern goes out';

const nextProblem = (more: Partial<NextProblem> = {}): NextProblem => ({
  problemId: 'P1011',
  gid: null,
  title: '缓坡集印 Seals on a Gentle Slope',
  training: null,
  last: null,
  ...more,
});

const openProblem = nextProblem({ last: { submitId: 39, status: Status.wrongAnswer, submittedAt: minutesAgo(360) } });
const firstStep = nextProblem({
  problemId: 'P1000',
  title: 'A + B, but Slowly',
  training: { tid: 1, gid: null, title: 'First steps' },
});
export const stepInTraining = nextProblem({ problemId: 'C', training: { tid: 5, gid: 1, title: 'Graphs for beginners' } });
export const untriedProblem = nextProblem();
export const longStep = nextProblem({ ...openProblem, title: `${longTitle} ${longEnglish}` });

export const entered = (id: number, title: string, more: Partial<EnteredContest> = {}): EnteredContest => ({
  id,
  title,
  startTime: minutesAgo(95),
  endTime: minutesAgo(-205),
  pauses: [],
  now: minutesAgo(0),
  isVirtual: false,
  ...more,
});

const tried = (place: number, problemId: string, title: string, status: Status, minutes: number) => ({
  problemId,
  gid: null,
  title,
  submitId: 40 - place,
  status,
  submittedAt: minutesAgo(minutes),
});

const history = [
  tried(0, 'P1042', 'Lantern Riddles 灯谜', Status.accepted, 12),
  tried(1, 'P1011', '缓坡集印 Seals on a Gentle Slope', Status.wrongAnswer, 360),
  tried(2, 'P1107', longEnglish, Status.partialAccepted, 3000),
  tried(3, 'P1001', 'A + B, but Slowly', Status.accepted, 9000),
];

/** Practice of a new user, unless `more` says something else. */
export const ownPractice = (more: Partial<OwnPractice> = {}): OwnPractice => ({
  contests: [],
  next: firstStep,
  tried: [],
  streak: 0,
  isTodayDone: false,
  ...more,
});

/** Practice of a user who has been here for a while. */
export const returning = (more: Partial<OwnPractice> = {}): OwnPractice =>
  ownPractice({ next: openProblem, tried: history, streak: 12, ...more });
