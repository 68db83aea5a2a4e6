import { contract, MOST_PAUSES } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { actsAt, timeCallOf, timeFaultsOf, timesAfter } from './timeActs';
import type { HeldContest, TimeValues } from './timeValues';
import { zoneName } from './zoneName';

const at = (clock: string) => new Date(`2026-10-17T${clock}:00Z`);
const contest: HeldContest = {
  id: 3,
  now: at('14:00'),
  startTime: at('13:00'),
  endTime: at('18:00'),
  sealRankTime: at('17:00'),
  autoRealRank: true,
  pauses: [],
};
const pause = { startTime: at('14:00'), endTime: at('14:30'), keepsSubmissions: true };
const paused: HeldContest = { ...contest, endTime: at('18:30'), sealRankTime: at('17:30'), pauses: [pause] };
const values: TimeValues = {
  act: 'end',
  minutes: '10',
  pauseFrom: 'now',
  pauseStart: null,
  pauseUntil: 'minutes',
  pauseMinutes: '15',
  pauseEnd: null,
  newPauseEnd: at('14:30'),
  submissions: 'kept',
  freezeFrom: 'now',
  freezeStart: null,
  tells: false,
  title: '',
  content: '',
};
const pausing: TimeValues = { ...values, act: 'pause' };

test('only what is possible at a moment is offered', () => {
  expect(actsAt(paused, at('12:00'))).toEqual(['end', 'all']);
  expect(actsAt(paused, at('13:30'))).toEqual(['end', 'pause', 'seal']);
  expect(actsAt(paused, at('14:00'))).toEqual(['end', 'pauseEnd', 'goOn', 'seal']);
  expect(actsAt(paused, at('14:30'))).toEqual(['end', 'pause', 'seal']);
  expect(actsAt({ ...paused, pauses: Array.from({ length: MOST_PAUSES }, () => pause) }, at('14:30'))).toEqual(['end', 'seal']);
  expect(actsAt(paused, at('17:30'))).toEqual(['end', 'pause', 'moveSeal', 'openSeal']);
  expect(actsAt(paused, at('18:30'))).toEqual(['seal']);
  expect(actsAt({ ...paused, autoRealRank: false }, at('18:30'))).toEqual(['moveSeal', 'openSeal']);
});

describe('what cannot be sent', () => {
  const faults = (changes: Partial<TimeValues>, now = at('14:40'), of = paused) => timeFaultsOf(of, { ...values, ...changes }, now);

  test('an act that has become impossible is a fault', () => {
    expect(faults({ act: 'goOn' })).toEqual({ act: 'actGone' });
    expect(faults({ act: 'all' })).toEqual({ act: 'actGone' });
    expect(faults({ act: 'goOn' }, at('14:10'))).toEqual({});
  });

  test('minutes are whole, and not none', () => {
    for (const minutes of ['', '0', '1.5', 'ten', '10081', '-10081']) expect(faults({ minutes })).toEqual({ minutes: 'minutesRule' });
    for (const minutes of ['-10', '10080']) expect(faults({ minutes })).toEqual({});
    for (const pauseMinutes of ['', '0', '-5', '10081']) {
      expect(faults({ act: 'pause', pauseMinutes })).toEqual({ pauseMinutes: 'pauseMinutesRule' });
    }
  });

  test('a pause that was noticed late begins after the last one, and before now', () => {
    const from = (pauseStart: Date | null, of = paused) => faults({ act: 'pause', pauseFrom: 'earlier', pauseStart }, at('14:40'), of);
    for (const start of [null, at('14:29'), at('14:41')]) expect(from(start)).toEqual({ pauseStart: 'pauseStartRule' });
    expect(from(at('14:30'))).toEqual({});
    expect(from(at('12:59'), contest)).toEqual({ pauseStart: 'pauseStartRule' });
    expect(from(at('13:00'), contest)).toEqual({});
  });

  test('a pause ends later than now, within seven days', () => {
    const until = (pauseEnd: Date | null) => faults({ act: 'pause', pauseUntil: 'moment', pauseEnd });
    for (const end of [null, at('14:40'), new Date('2026-10-24T14:41:00Z')]) expect(until(end)).toEqual({ pauseEnd: 'pauseEndRule' });
    expect(until(at('14:41'))).toEqual({});
    const changed = (newPauseEnd: Date) => faults({ act: 'pauseEnd', newPauseEnd }, at('14:10'));
    expect(changed(at('14:30'))).toEqual({ newPauseEnd: 'samePauseEnd' });
    expect(changed(at('14:10'))).toEqual({ newPauseEnd: 'pauseEndRule' });
    expect(changed(at('14:20'))).toEqual({});
  });

  test('a freeze begins within the contest: a new one not later than now, one that holds at another moment', () => {
    const from = (act: 'seal' | 'moveSeal', freezeStart: Date | null, now = at('17:40')) =>
      faults({ act, freezeFrom: 'moment', freezeStart }, now, act === 'seal' ? { ...paused, sealRankTime: null } : paused);
    for (const start of [null, at('12:59'), at('17:41'), at('18:30')]) expect(from('seal', start)).toEqual({ freezeStart: 'freezeRule' });
    for (const start of [at('13:00'), at('17:40')]) expect(from('seal', start)).toEqual({});
    for (const start of [null, at('12:59'), at('18:30')]) expect(from('moveSeal', start)).toEqual({ freezeStart: 'moveFreezeRule' });
    expect(from('moveSeal', at('17:30'))).toEqual({ freezeStart: 'sameFreeze' });
    for (const start of [at('13:00'), at('18:00')]) expect(from('moveSeal', start)).toEqual({});
    expect(faults({ act: 'seal', freezeFrom: 'now' }, at('18:40'), { ...paused, sealRankTime: null })).toEqual({
      act: 'freezeRule',
    });
  });

  test('an announcement has a title and a text', () => {
    expect(faults({ tells: true, title: ' ', content: '' })).toEqual({ title: 'tellRule', content: 'tellRule' });
  });
});

describe('the call', () => {
  const inputs = {
    move: contract.contestEditor.move,
    pause: contract.contestEditor.pause,
    changePause: contract.contestEditor.changePause,
    changeFreeze: contract.contestEditor.changeFreeze,
  };
  const told = { cid: 3, knownEndTime: paused.endTime };
  const knownFreeze = { sealRankTime: at('17:30'), autoRealRank: true };
  test.each<[Partial<TimeValues>, string, object]>([
    [{}, 'move', { part: 'end', minutes: 10 }],
    [{ act: 'all', minutes: '-5' }, 'move', { part: 'all', minutes: -5 }],
    [{ act: 'pause' }, 'pause', { minutes: 15, keepsSubmissions: true }],
    [
      { act: 'pause', pauseFrom: 'earlier', pauseStart: at('14:35'), pauseUntil: 'moment', pauseEnd: at('15:00'), submissions: 'refused' },
      'pause',
      { startTime: at('14:35'), endTime: at('15:00'), keepsSubmissions: false },
    ],
    [{ act: 'pauseEnd', newPauseEnd: at('14:50') }, 'changePause', { startTime: at('14:00'), endTime: at('14:50') }],
    [{ act: 'goOn' }, 'changePause', { startTime: at('14:00'), endTime: null }],
    [{ act: 'seal' }, 'changeFreeze', { lifts: false, knownFreeze }],
    [
      { act: 'seal', freezeFrom: 'moment', freezeStart: at('13:30') },
      'changeFreeze',
      { lifts: false, startTime: at('13:30'), knownFreeze },
    ],
    [{ act: 'openSeal', freezeFrom: 'moment', freezeStart: at('13:30') }, 'changeFreeze', { lifts: true, knownFreeze }],
    [
      { tells: true, title: 'Later', content: 'By ten minutes.' },
      'move',
      { part: 'end', minutes: 10, announcement: { title: 'Later', content: 'By ten minutes.' } },
    ],
  ])('%j', (changes, name, input) => {
    const { call, input: sent } = timeCallOf(paused, { ...values, ...changes }, pause.startTime);
    expect([call, sent]).toEqual([name, { ...told, ...input }]);
    expect(inputs[call].input.safeParse(sent).error).toBeUndefined();
  });
});

describe('the times after it', () => {
  const now = new Date('2026-10-17T14:05:20Z');
  const hours = (count: number) => count * 3_600_000;

  test('another end takes a freeze that has not begun with it', () => {
    expect(timesAfter(contest, values, now)).toMatchObject({
      endTime: at('18:10'),
      sealRankTime: at('17:10'),
      lengthMs: hours(5) + 600_000,
    });
    expect(timesAfter({ ...contest, sealRankTime: at('14:00') }, values, now)).toMatchObject({ sealRankTime: at('14:00') });
    expect(timesAfter(contest, { ...values, act: 'all' }, now)).toMatchObject({ startTime: at('13:10'), lengthMs: hours(5) });
  });

  test('a pause moves the end by its length, and is never said to be longer than it is', () => {
    expect(timesAfter(contest, pausing, now)).toEqual({
      startTime: at('13:00'),
      endTime: at('18:15'),
      sealRankTime: at('17:15'),
      lengthMs: hours(5),
      pause: { startTime: at('14:05'), endTime: at('14:20') },
    });
    const until: TimeValues = { ...pausing, pauseUntil: 'moment', pauseEnd: at('14:30') };
    expect(timesAfter(contest, until, now)).toMatchObject({ endTime: at('18:24'), pause: { endTime: at('14:30') } });
    const since: TimeValues = { ...until, pauseFrom: 'earlier', pauseStart: at('13:50') };
    expect(timesAfter(contest, since, now)).toMatchObject({ endTime: at('18:40'), pause: { startTime: at('13:50') } });
  });

  test('another end of a pause moves the end by the difference', () => {
    expect(timesAfter(paused, { ...values, act: 'pauseEnd', newPauseEnd: at('15:00') }, now)).toMatchObject({
      endTime: at('19:00'),
      sealRankTime: at('18:00'),
      lengthMs: hours(5),
    });
    expect(timesAfter(paused, { ...values, act: 'goOn' }, now)).toMatchObject({ endTime: at('18:05'), pause: { endTime: at('14:05') } });
  });

  test('a freeze does not begin while the clock stands still', () => {
    const soon = { ...paused, sealRankTime: at('14:40') };
    expect(timesAfter(soon, { ...values, act: 'pauseEnd', newPauseEnd: at('14:20') }, now)).toMatchObject({ sealRankTime: at('14:30') });
    const late: TimeValues = { ...pausing, pauseFrom: 'earlier', pauseStart: at('14:00') };
    expect(timesAfter({ ...contest, sealRankTime: at('14:06') }, late, now)).toMatchObject({ sealRankTime: at('14:26') });
  });

  test('a freeze that comes nearer begins neither before now nor within a pause', () => {
    const sooner: TimeValues = { ...values, act: 'end', minutes: '-200' };
    expect(timesAfter(contest, sooner, at('14:00'))).toMatchObject({ endTime: at('14:40'), sealRankTime: at('14:00') });
    expect(timesAfter(paused, { ...sooner, minutes: '-210' }, at('14:10'))).toMatchObject({ sealRankTime: at('14:30') });
  });

  test('an act upon the freeze changes nothing else; within a pause it begins with it, or behind it when it is to come', () => {
    const sealing = (freezeStart: Date | null): TimeValues => ({
      ...values,
      act: 'seal',
      freezeFrom: freezeStart ? 'moment' : 'now',
      freezeStart,
    });
    expect(timesAfter(contest, sealing(null), now)).toMatchObject({ endTime: at('18:00'), lengthMs: hours(5), frozenFrom: at('14:05') });
    expect(timesAfter(paused, sealing(null), now)).toMatchObject({ frozenFrom: at('14:00') });
    expect(timesAfter(paused, sealing(at('13:50')), now)).toMatchObject({ frozenFrom: at('13:50') });
    const frozen = { ...paused, sealRankTime: at('13:30') };
    const later: TimeValues = { ...values, act: 'moveSeal', freezeFrom: 'moment', freezeStart: at('14:20') };
    expect(timesAfter(frozen, later, now)).toMatchObject({ frozenFrom: at('14:30') });
    expect(timesAfter(frozen, { ...values, act: 'openSeal' }, now)).toMatchObject({ frozenFrom: null });
  });

  test('nothing is told while something is missing', () => {
    expect(timesAfter(contest, { ...pausing, pauseMinutes: '' }, now)).toBeUndefined();
    expect(timesAfter(contest, { ...values, minutes: 'x' }, now)).toBeUndefined();
  });
});

test('the time zone is called by its distance from UTC', () => {
  expect(zoneName(at('14:00'), 'Asia/Shanghai')).toBe('UTC+8');
  expect(zoneName(at('14:00'), 'America/St_Johns')).toBe('UTC-2:30');
  expect(zoneName(at('14:00'), 'UTC')).toBe('UTC');
});
