import type { ContestEntry, EditedContest, EditedContestRow, EditedRow } from '@oj/contract';
import { minutesAgo } from './samples';

const HOUR_MS = 3_600_000;
const start = new Date('2026-03-21T01:00:00Z');

export const contestRow = (id: number, title: string, changes: Partial<EditedContestRow> = {}): EditedContestRow => ({
  id,
  title,
  uid: '7',
  author: 'inkling',
  type: 0,
  auth: 0,
  status: -1,
  source: 0,
  gid: null,
  now: new Date('2026-03-14T01:00:00Z'),
  startTime: start,
  endTime: new Date(start.getTime() + 5 * HOUR_MS),
  duration: 18_000,
  pauses: [],
  sealRank: true,
  sealRankTime: new Date(start.getTime() + 4 * HOUR_MS),
  openPrint: false,
  openRank: true,
  rankShowName: 'username',
  countsWholeMinutes: false,
  oiRankScoreType: 'Recent',
  allowEndSubmit: false,
  count: 128,
  autoRealRank: true,
  visible: true,
  mayEdit: true,
  mayRemove: true,
  gmtCreate: start,
  gmtModified: start,
  ...changes,
});

export const contestRows = [
  contestRow(1, 'Spring Regional, Practice Round'),
  contestRow(2, '第十二届“算法与程序设计”校际联合邀请赛（正式赛，含附加题与颁奖典礼）'.repeat(2), {
    type: 1,
    auth: 1,
    status: 0,
    author: 'a-very-long-user-nm',
    visible: false,
  }),
  contestRow(3, 'Winter Sprint', { auth: 2, status: 1, mayEdit: false, mayRemove: false }),
];

export const editedContest: EditedContest = {
  ...contestRow(1, 'Spring Regional, Practice Round'),
  description: 'Five hours, **eleven** problems.',
  auth: 1,
  pwd: '',
  hasPassword: true,
  openAccountLimit: true,
  accountLimitRule: '<prefix>team</prefix><suffix></suffix><start>1</start><end>40</end><extra>guest coach</extra>',
  starAccount: ['team7', '打星队伍'],
  awardType: 1,
  awardConfigList: [
    { priority: 0, name: 'Gold', background: '#e6bf25', color: '#3d3000', num: 10 },
    { priority: 1, name: 'Silver', background: '#c0c4cc', color: '#26282c', num: 20 },
  ],
};

/** The same contest while it is held: it started 95 minutes ago by the clock of the stories, and lasts five hours. */
export const heldContest = (more: Partial<EditedContest> = {}): EditedContest => ({
  ...editedContest,
  status: 0,
  now: minutesAgo(0),
  startTime: minutesAgo(95),
  endTime: minutesAgo(-205),
  sealRankTime: minutesAgo(-145),
  ...more,
});

const problemRow = (id: number, problemId: string, title: string): EditedRow => ({
  id,
  problemId,
  title,
  author: 'inkling',
  type: 0,
  judgeMode: 'default',
  difficulty: 2,
  auth: 3,
  isRemote: false,
  caseVersion: 1,
  modifiedUser: null,
  mayEdit: true,
  gmtCreate: start,
  gmtModified: start,
});
export const contestProblems: EditedRow[] = [
  problemRow(11, 'P1004', 'Tide Marks'),
  problemRow(12, 'P1005', '水平杆与很长很长的标题'.repeat(6)),
  problemRow(13, 'P1006', 'Before the Fog'),
];
const entry = (pid: number, displayId: string, displayTitle: string, color: string | null): ContestEntry => ({
  id: pid,
  cid: 1,
  pid,
  displayId,
  displayTitle,
  color,
});
export const contestEntries: Record<string, ContestEntry> = {
  11: entry(11, 'A', 'Tide Marks', '#d9480f'),
  12: entry(12, 'B', '水平杆与很长很长的标题'.repeat(6), '#2f9e44'),
  13: entry(13, 'C', 'Before the Fog', null),
};
