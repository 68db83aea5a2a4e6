import { Status, type Training, type TrainingProblem, type TrainingRankRow, type TrainingRow } from '@oj/contract';
import { minutesAgo } from './samples';

const trainingRow = (id: number, title: string, more: Partial<TrainingRow> = {}): TrainingRow => ({
  id,
  title,
  uid: '3',
  author: 'kth_smallest',
  auth: 'Public',
  categoryId: 1,
  categoryName: 'Basics 基础',
  categoryColor: '#3d5a9e',
  rank: 1000,
  gid: null,
  gmtModified: minutesAgo(600),
  problemCount: 6,
  acCount: 2,
  ...more,
});

export const trainings = [
  trainingRow(1, '第一学期：从输入输出到二分答案'),
  trainingRow(2, 'Graphs for beginners, with a title that is long enough to wrap on the screen of a phone', { acCount: 6 }),
  trainingRow(3, 'Trees', { auth: 'Private', categoryName: 'Structures', categoryColor: '#e6c84b', problemCount: 0, acCount: 0 }),
];

const powers = { read: true, submit: true, manage: false, refusal: null };

export const training = (more: Partial<Training> = {}): Training => ({
  ...trainingRow(1, '第一学期：从输入输出到二分答案'),
  description: 'Two problems a week. **Read** first, then write; $O(n \\log n)$ is enough.',
  isRegistered: true,
  powers,
  ...more,
});

export const closedTraining = training({
  auth: 'Private',
  isRegistered: false,
  powers: { ...powers, read: false, submit: false, refusal: 'training.registrationRequired' },
});

const problem = (place: number, title: string, more: Partial<TrainingProblem> = {}): TrainingProblem => ({
  pid: place + 1,
  problemId: String.fromCodePoint(65 + place),
  publicId: `P${1000 + place}`,
  gid: null,
  title,
  difficulty: place % 3,
  type: 0,
  tags: [],
  ac: 12,
  total: 40,
  myStatus: Status.notSubmitted,
  text: '',
  ...more,
});

export const trainingProblems = [
  problem(0, 'A + B, Unhurried', { myStatus: Status.accepted, text: 'Begin here. `long long` is wide enough.' }),
  problem(1, '山的印样', { myStatus: Status.wrongAnswer }),
  problem(2, 'Prefix sums', { text: '## Second week\n\nThink of sums before you think of loops.' }),
];

const rankRow = (rank: number, uid: string, username: string, more: Partial<TrainingRankRow> = {}): TrainingRankRow => ({
  rank,
  uid,
  username,
  realname: null,
  nickname: null,
  school: 'No. 1 Middle School 第一中学',
  gender: null,
  avatar: null,
  ac: 3 - rank,
  totalRunTime: 40 * rank,
  submissionInfo: {
    A: { isAC: true, status: Status.accepted, score: null, runTime: 13 },
    B: { isAC: false, status: Status.wrongAnswer, score: null, runTime: null },
  },
  ...more,
});

export const trainingRank = [rankRow(1, '9', 'tidewriter'), rankRow(2, '8', 'a_name_that_is_rather_long', { submissionInfo: {} })];
