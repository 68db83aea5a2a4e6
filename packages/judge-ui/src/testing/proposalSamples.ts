import { type PlaceOnBoard, type ProposedRow, type ProposedVerdict, type RejudgeProposal, Status } from '@oj/contract';
import { minutesAgo } from './samples';

export const proposalOf = (more: Partial<RejudgeProposal> = {}): RejudgeProposal => ({
  id: 7,
  pid: 40,
  state: 'ready',
  isUndo: false,
  isStale: false,
  total: 412,
  judged: 412,
  changed: 5,
  skipped: 0,
  createdTime: minutesAgo(3),
  appliedTime: null,
  ...more,
});

const verdict = (submitId: number, username: string, before: Status, after: Status, isSkipped = false): ProposedVerdict => ({
  submitId,
  uid: String(submitId),
  username,
  submitTime: minutesAgo(90 - (submitId % 10) * 7),
  before: { status: before, score: null },
  after: { status: after, score: null },
  isSkipped,
});

export const proposedVerdicts: ProposedVerdict[] = [
  verdict(1041, 'qinglan', Status.wrongAnswer, Status.accepted),
  verdict(1042, 'loopinvariant', Status.accepted, Status.wrongAnswer),
  verdict(1043, '\u202Eإبراهيم_the_second', Status.wrongAnswer, Status.timeLimitExceeded),
  verdict(1044, 'guest_team_of_the_neighbouring_university_with_a_long_name', Status.accepted, Status.runtimeError, true),
  verdict(1045, 'papercrane', Status.runtimeError, Status.accepted),
];

/** Proposed verdicts of an OI contest, with scores. */
export const proposedScores: ProposedVerdict[] = [
  {
    ...verdict(1041, 'qinglan', Status.partialAccepted, Status.accepted),
    before: { status: Status.partialAccepted, score: 40 },
    after: { status: Status.accepted, score: 100 },
  },
];

const place = (rank: number | null, total: number, time: number, more: Partial<PlaceOnBoard> = {}): PlaceOnBoard => ({
  rank,
  total,
  time,
  award: null,
  firstSolved: [],
  ...more,
});

const row = (username: string, before: PlaceOnBoard | null, after: PlaceOnBoard | null, nickname: string | null = null): ProposedRow => ({
  uid: username,
  username,
  nickname,
  before,
  after,
});

const gold = { award: 'Gold 金奖' };

export const proposedRows: ProposedRow[] = [
  row('qinglan', place(2, 4, 21_300), place(1, 5, 22_500, { ...gold, firstSolved: ['A'] }), '林青岚'),
  row('loopinvariant', place(1, 5, 24_120, { ...gold, firstSolved: ['A'] }), place(2, 4, 19_320)),
  row('papercrane', place(null, 3, 9_000), place(null, 4, 12_600), '纸鹤'.repeat(12)),
  row('guest_team_of_the_neighbouring_university_with_a_long_name', place(118, 0, 0), place(117, 0, 0)),
];

/** Proposed rows of the board of an OI contest. */
export const proposedScoreRows: ProposedRow[] = [row('qinglan', place(2, 240, 310), place(1, 300, 402, gold))];
