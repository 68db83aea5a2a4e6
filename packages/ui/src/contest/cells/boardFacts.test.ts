import { expect, it } from 'vitest';
import { acmMark, oiMark } from './cellMark';
import { cellPhrases } from './cellPhrases';
import {
  clockText,
  durationText,
  freezeShareOf,
  isFrozen,
  leftText,
  lengthMs,
  pauseAt,
  phaseOf,
  playedMs,
  progressOf,
} from '../Countdown/contestClock';
import { sayFrom } from '../../locale/sayFrom';
import { medalCounts, medalOf } from '../../ranking/medals';
import { rankChanges } from '../../ranking/rankChanges';
import type { AcmStanding } from '../../ranking/standing';
import { cellTexts } from './useCellTexts';

const row = (id: string, rank: number | null, solved = 1): AcmStanding => ({
  id,
  username: id,
  rank,
  solved,
  penaltySeconds: 0,
  cells: {},
});

it('notes the wrong tries of a first solution beside its star, and says both', () => {
  const texts = cellTexts(sayFrom(cellPhrases, 'en-US'));
  const first = { accepted: true, first: true, acceptedAtSeconds: 540 } as const;
  expect(texts(acmMark({ ...first, wrongTries: 2 }))).toEqual({ note: '+2', spoken: 'first to solve, at minute 9, 2 wrong tries' });
  expect(texts(acmMark(first)).note).toBe('1st');
});

it('says that a first solution is not sure, and why', () => {
  const cell = { accepted: true, firstProvisional: true, acceptedAtSeconds: 540 } as const;
  expect(acmMark(cell)).toMatchObject({ state: 'first-provisional', figure: '9' });
  const texts = cellTexts(sayFrom(cellPhrases, 'en-US'));
  expect(texts(acmMark(cell))).toEqual({ note: '1st?', spoken: '1st? at minute 9, an earlier try is not judged yet' });
  expect(texts(acmMark({ ...cell, wrongTries: 2 }))).toEqual({
    note: '1st?',
    spoken: '1st? at minute 9, an earlier try is not judged yet, 2 wrong tries',
  });
  expect(cellTexts(sayFrom(cellPhrases, 'zh-CN'))(acmMark(cell))).toEqual({
    note: '待定',
    spoken: '首杀待定，第 9 分钟通过，更早的提交尚未判完',
  });
  expect(acmMark({ ...cell, afterContest: true })).toMatchObject({ state: 'after' });
});

it('says of a cell with tries whose result is not known how many there are, and how many were wrong', () => {
  const texts = cellTexts(sayFrom(cellPhrases, 'en-US'));
  expect(texts(acmMark({ pendingTries: 2 }))).toEqual({ note: '2 tries', spoken: '2 tries, results not known yet' });
  expect(texts(acmMark({ wrongTries: 1, pendingTries: 1 }))).toEqual({ note: '−1', spoken: '1 wrong try, 1 try, result not known yet' });
  expect(texts(acmMark({ wrongTries: 3, pendingTries: 1 })).note).toBe('−3');
  const chinese = cellTexts(sayFrom(cellPhrases, 'zh-CN'));
  expect(chinese(acmMark({ wrongTries: 3, pendingTries: 2 })).spoken).toBe('3 次错误提交，2 次提交的结果未公布');
});

it('tells the states of an ACM cell apart', () => {
  expect(acmMark(undefined)).toMatchObject({ state: 'none' });
  expect(acmMark({ accepted: true, acceptedAtSeconds: 59 })).toMatchObject({ state: 'accepted', figure: '0' });
  expect(acmMark({ accepted: true, first: true, acceptedAtSeconds: 5820, wrongTries: 2 })).toMatchObject({
    state: 'first',
    figure: '97',
    tries: 2,
  });
  expect(acmMark({ wrongTries: 3 })).toMatchObject({ state: 'wrong', figure: '−3' });
  expect(acmMark({ pendingTries: 2 })).toMatchObject({ state: 'pending', figure: '?', tries: 2 });
  expect(acmMark({ wrongTries: 3, pendingTries: 2 })).toMatchObject({ state: 'pending', figure: '?2', tries: 2, wrongTries: 3 });
  expect(acmMark({ accepted: true, acceptedAtSeconds: 59, pendingTries: 1 })).toMatchObject({ state: 'accepted', figure: '0', tries: 0 });
  expect(acmMark({ accepted: true, afterContest: true, acceptedAtSeconds: 20_000 })).toMatchObject({ state: 'after', figure: '333' });
  expect(acmMark({ wrongTries: 1, afterContest: true })).toMatchObject({ state: 'after-wrong', figure: '−1' });
});

it('tells full, part and no score apart', () => {
  expect(oiMark({ score: 100 })).toMatchObject({ state: 'accepted', figure: '100' });
  expect(oiMark({ score: 40 }, 50)).toMatchObject({ state: 'partial', share: 0.8 });
  expect(oiMark({ score: 0 })).toMatchObject({ state: 'wrong', figure: '0' });
  expect(oiMark({ score: 40, afterContest: true })).toMatchObject({ state: 'after', figure: '40' });
  expect(oiMark({ score: 0, afterContest: true })).toMatchObject({ state: 'after-wrong', figure: '0' });
  expect(oiMark({ score: null })).toMatchObject({ state: 'none' });
  expect(oiMark({ score: null, pendingTries: 1 })).toMatchObject({ state: 'pending' });
});

it('rounds medals down and gives equal ranks equal medals', () => {
  expect(medalCounts(27)).toEqual({ gold: 2, silver: 5, bronze: 8 });
  const counts = { gold: 1, silver: 1, bronze: 1 };
  expect([1, 1, 3, 4].map(rank => medalOf(row('x', rank), counts))).toEqual(['gold', 'gold', 'bronze', undefined]);
  expect(medalOf(row('x', null), counts)).toBeUndefined();
  expect(medalOf(row('x', 1, 0), counts)).toBeUndefined();
});

it('reports places won and lost', () => {
  const before = [row('a', 1), row('b', 2), row('c', 3), row('guest', null)];
  const after = [row('c', 1), row('a', 2), row('b', 2), row('guest', null), row('new', 5)];
  expect([...rankChanges(before, after)]).toEqual([
    ['c', 2],
    ['a', -1],
  ]);
});

const hours = (count: number) => count * 3_600_000;
const times = { startAt: hours(13), endAt: hours(18), freezeAt: hours(17) };

it('knows the phase, the progress and the freeze at the edges', () => {
  expect([hours(13) - 1, hours(13), hours(18) - 1, hours(18)].map(now => phaseOf(times, now))).toEqual([
    'scheduled',
    'running',
    'running',
    'ended',
  ]);
  expect([0, hours(13), hours(15.5), hours(99)].map(now => progressOf(times, now))).toEqual([0, 0, 0.5, 1]);
  expect(freezeShareOf(times)).toBe(0.8);
  expect(freezeShareOf({ ...times, freezeAt: null })).toBeUndefined();
  expect([hours(17) - 1, hours(17), hours(18)].map(now => isFrozen(times, now))).toEqual([false, true, false]);
});

it('writes clocks and durations', () => {
  expect(clockText(2_808_000)).toBe('00:46:48');
  expect(clockText(2_807_001)).toBe('00:46:48');
  expect(clockText(hours(100))).toBe('100:00:00');
  expect(clockText(-5)).toBe('00:00:00');
  expect([hours(100), hours(5), hours(0.5), 5_000, -5].map(left => leftText(left, 'en-US'))).toEqual([
    '4 days 4 hours',
    '5:00:00',
    '30:00',
    '00:05',
    '00:00',
  ]);
  expect(durationText(hours(5), 'en-US')).toBe('5 hours');
  expect(durationText(hours(51), 'en-US')).toBe('2 days 3 hours');
  expect(durationText(0, 'en-US')).toBe('0 minutes');
  expect(durationText(hours(1.5), 'zh-CN')).toMatch(/1\s?小时 30\s?分钟/);
});

it('cuts pauses out of the clock, and stands still in them', () => {
  const [early, late] = [
    { startAt: hours(14), endAt: hours(14.5), keepsSubmissions: true },
    { startAt: hours(16), endAt: hours(16.5) },
  ];
  const paused = { startAt: hours(13), endAt: hours(19), freezeAt: hours(18), pauses: [early, late] };
  const moments = [0, hours(13), hours(14), hours(14.25), hours(14.5), hours(16.25), hours(19), hours(99)];
  expect(moments.map(now => playedMs(paused, now) / hours(1))).toEqual([0, 0, 1, 1, 1, 2.5, 5, 5]);
  expect(lengthMs(paused)).toBe(hours(5));
  expect(progressOf(paused, hours(16.5))).toBe(0.5);
  expect(freezeShareOf(paused)).toBe(0.8);
  expect([hours(14) - 1, hours(14), hours(14.5) - 1, hours(14.5), hours(16)].map(now => pauseAt(paused, now))).toEqual([
    undefined,
    early,
    early,
    undefined,
    late,
  ]);
});

it('knows nothing of pauses before the start or after the end', () => {
  const around = {
    ...times,
    pauses: [
      { startAt: hours(1), endAt: hours(2) },
      { startAt: hours(20), endAt: hours(21) },
    ],
  };
  expect([hours(1.5), hours(20.5)].map(now => pauseAt(around, now))).toEqual([undefined, undefined]);
  expect([hours(14), hours(18), hours(22)].map(now => playedMs(around, now))).toEqual([hours(1), hours(5), hours(5)]);
});
