import type { Contest, ContestPowers, ContestProblem, ContestRow } from '@oj/contract';
import { Status } from '@oj/contract';
import { minutesAgo } from './samples';

/** A contest that started `startedMinutesAgo` and lasts five hours, as the stories with a stopped clock see it. */
export function contestRow(id: number, title: string, startedMinutesAgo: number, more: Partial<ContestRow> = {}): ContestRow {
  return {
    id,
    title,
    uid: '1',
    author: 'root',
    type: 0,
    auth: 0,
    status: startedMinutesAgo < 0 ? -1 : startedMinutesAgo < 300 ? 0 : 1,
    source: 0,
    gid: null,
    now: minutesAgo(0),
    startTime: minutesAgo(startedMinutesAgo),
    endTime: minutesAgo(startedMinutesAgo - 300),
    duration: 18_000,
    pauses: [],
    sealRank: false,
    sealRankTime: null,
    openPrint: false,
    openRank: false,
    rankShowName: 'username',
    countsWholeMinutes: false,
    oiRankScoreType: 'Recent',
    allowEndSubmit: false,
    count: 312,
    ...more,
  };
}

/** What is different in a contest of the stories that is paused for half an hour, half of which is over. */
export const pausedFor = (keepsSubmissions: boolean) => ({
  endTime: minutesAgo(-235),
  pauses: [{ startTime: minutesAgo(15), endTime: minutesAgo(-15), keepsSubmissions }],
});

const powers: ContestPowers = {
  read: true,
  submit: true,
  own: false,
  manage: false,
  organise: false,
  observe: false,
  judge: false,
  balloons: false,
  prints: false,
  pastSeal: false,
  othersCode: false,
  virtual: false,
  refusal: null,
};

/** What follows from owning a contest. */
const owning = { own: true, organise: true, observe: true, judge: true, balloons: true, prints: true };

/** The contest that the reader of the stories takes part in; with `manage` it is an own one. */
export const contestOf = (more: Partial<Contest> = {}, allowed: Partial<ContestPowers> = {}): Contest => ({
  ...contestRow(3, 'Autumn Invitational 秋季邀请赛', 95, { sealRank: true, sealRankTime: minutesAgo(-145) }),
  description: '## Rules\n\nFive hours, *eight* problems, $20$ minutes of penalty for each wrong try.',
  isSealed: false,
  isRegistered: true,
  room: null,
  seat: null,
  virtual: null,
  ...more,
  powers: { ...powers, ...(allowed.manage && owning), ...allowed },
});

const contestProblem = (place: number, displayTitle: string, color: string | null, more: Partial<ContestProblem> = {}): ContestProblem => ({
  id: place,
  cid: 3,
  pid: 40 + place,
  displayId: 'ABCDEFGH'[place] ?? String(place),
  displayTitle,
  color,
  ac: 212 >> place,
  total: 420 >> place,
  myStatus: null,
  score: null,
  ...more,
});

export const contestProblems: ContestProblem[] = [
  contestProblem(0, 'A + B, but Slowly', '#e5484d', { myStatus: Status.accepted }),
  contestProblem(1, 'Lantern Riddles 灯谜', '#f2c94c', { myStatus: Status.wrongAnswer }),
  contestProblem(2, 'Tidal Flats', '#2f9e6e'),
  contestProblem(3, `Counting Osmanthus Paths 金桂${'路径计数'.repeat(12)}`, '#ffffff'),
  contestProblem(4, 'Paper Cranes שלום <b>bold</b>', null, { displayId: 'E1-long_identifier_x' }),
];
