import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import type { BoardContest, BoardData } from '../contestBoard/board/board.queries';
import { changedRows, type Overlay } from './changedRows';

const contest: BoardContest = {
  id: 1,
  title: 'Cup',
  description: '',
  type: 0,
  auth: 0,
  passwordHash: null,
  authorId: 9,
  sourceId: null,
  groupId: null,
  startAt: new Date(0),
  endAt: new Date(18_000_000),
  pauses: [],
  answers: [],
  sealAt: new Date(3_600_000),
  autoRealRank: true,
  boardOpenedAt: null,
  visible: true,
  openRank: false,
  openPrint: false,
  allowEndSubmit: true,
  rankShowName: 'username',
  countsWholeMinutes: false,
  oiRankScoreType: 'Recent',
  accountRule: null,
  awardType: 2,
  awards: [{ priority: 1, name: 'Gold', background: '#fd0', color: '#000', num: 1 }],
  createdAt: new Date(0),
  modifiedAt: new Date(0),
};

const { accepted, wrongAnswer } = Status;
const names = ['ann', 'ben', 'cleo', 'star'];
const oneTry = (id: number, userId: number, status: Status, minute: number, score: number | null = null) => ({
  id,
  userId,
  problemId: 5,
  status,
  score,
  timeMs: 10,
  second: minute * 60,
});

const dataOf = (tries: BoardData['tries'], type = 0): BoardData => ({
  contest: { ...contest, type },
  problems: new Map([[5, 'A']]),
  participants: names.map((username, place) => ({
    id: String(place + 1),
    username,
    gender: 'secrecy',
    avatar: null,
    unofficial: username === 'star',
  })),
  tries,
});

const turned = (id: number, before: Status, after: Status, scores: { before?: number; after?: number } = {}): Overlay => ({
  id,
  before: { status: before, score: scores.before ?? null, timeMs: 10 },
  after: { status: after, score: scores.after ?? null, timeMs: 10 },
});

const inWords = (rows: ReturnType<typeof changedRows>) =>
  rows.map(({ username, before, after }) => {
    const [was, is] = [before, after].map(
      place => place && `${place.rank ?? '*'} ${place.total} ${place.time} ${place.firstSolved} ${place.award ?? ''}`.trim(),
    );
    return `${username}: ${was} → ${is}`;
  });

const tries = [oneTry(1, 1, accepted, 10), oneTry(2, 2, wrongAnswer, 20), oneTry(3, 3, accepted, 30), oneTry(4, 4, accepted, 400)];

test('rows are named whose rank, result, award or first solution changes, in their new order', () => {
  expect(inWords(changedRows(dataOf(tries), [turned(1, accepted, wrongAnswer)]))).toEqual([
    'cleo: 2 1 1800 → 1 1 1800 A Gold',
    'ann: 1 1 600 A Gold → 2 0 0',
    'ben: 3 0 0 → 2 0 0',
  ]);
});

test('a submission after the end changes nothing, also of an unofficial participant', () => {
  expect(changedRows(dataOf(tries), [])).toEqual([]);
  expect(changedRows(dataOf(tries), [turned(4, accepted, wrongAnswer)])).toEqual([]);
});

test('results of the hour of the seal are those of the opened board', () => {
  const late = [...tries.slice(0, 2), oneTry(3, 3, accepted, 70)];
  expect(inWords(changedRows(dataOf(late), [turned(3, accepted, wrongAnswer)]))).toEqual(['ben: 3 0 0 → 2 0 0', 'cleo: 2 1 4200 → 2 0 0']);
});

test('scores of an OI contest', () => {
  const scored = [oneTry(1, 1, Status.partialAccepted, 10, 40), oneTry(2, 2, accepted, 20, 100)];
  const overlays = [
    turned(1, Status.partialAccepted, accepted, { before: 40, after: 100 }),
    turned(2, accepted, wrongAnswer, { before: 100, after: 0 }),
  ];
  expect(inWords(changedRows(dataOf(scored, 1), overlays))).toEqual(['ann: 2 40 0 → 1 100 10  Gold', 'ben: 1 100 10  Gold → 2 0 0']);
});

test('of an applied proposal both verdicts are laid over what is stored now', () => {
  const present = tries.map(row => (row.id === 1 ? { ...row, status: wrongAnswer } : row));
  const overlays = [turned(1, accepted, wrongAnswer)];
  expect(changedRows(dataOf(present), overlays)).toEqual(changedRows(dataOf(tries), overlays));
});
