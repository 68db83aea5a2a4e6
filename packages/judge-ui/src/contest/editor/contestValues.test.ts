import { describe, expect, test } from 'vitest';
import { editedContest } from '../../testing/contestEditorSamples';
import {
  type ContestValues,
  draftOf,
  faultsOf,
  isSealPossible,
  newContest,
  opensBoard,
  ruleTextOf,
  sealTimeOf,
  valuesOf,
} from './contestValues';

const MINUTE_MS = 60_000;
const fresh = newContest(new Date('2026-03-20T10:20:00Z'));
const filled: ContestValues = { ...fresh, title: 'Night race', description: 'Bring a lamp.' };

describe('a new contest', () => {
  test('begins at the next full hour', () => {
    expect(fresh.startTime?.toISOString()).toBe('2026-03-20T11:00:00.000Z');
  });

  test('lacks a title and a description', () => {
    expect(faultsOf(fresh, undefined)).toEqual({ title: 'titleRule', description: 'descriptionRule' });
    expect(faultsOf(filled, undefined)).toEqual({});
  });
});

describe('what cannot be saved', () => {
  const { startTime } = fresh;
  test.each<[Partial<ContestValues>, object]>([
    [{ endTime: startTime }, { endTime: 'timeRule' }],
    [{ endTime: null }, { endTime: 'timeRequired' }],
    [{ auth: 1 }, { pwd: 'pwdRule' }],
    [{ auth: 2, hasPassword: true, pwd: 'other' }, {}],
    [{ sealRank: true, sealChoice: 'moment' }, { sealChoice: 'sealRule' }],
    [{ sealRank: true, sealChoice: 'moment', sealRankTime: new Date(0) }, { sealChoice: 'sealRule' }],
    [{ sealRank: true, sealChoice: 'whole' }, {}],
    [{ openAccountLimit: true, rule: { ...fresh.rule, start: '', end: '' } }, { rule: 'accountRule' }],
    [{ openAccountLimit: true }, {}],
    [{ awardType: 1 }, {}],
    [{ awardType: 1, awards: [] }, { awards: 'awardRule' }],
    [{ awardType: 2, awards: fresh.awards.map(award => ({ ...award, num: 'x' })) }, { awards: 'awardRule' }],
  ])('%j', (changes, faults) => {
    expect(faultsOf({ ...filled, ...changes }, undefined)).toEqual(faults);
  });
});

describe('the seal', () => {
  test('begins so long before the end', () => {
    const sealed = { ...filled, sealRank: true };
    const beforeEnd = (values: ContestValues) => ((values.endTime?.getTime() ?? 0) - (sealTimeOf(values)?.getTime() ?? 0)) / MINUTE_MS;
    expect(beforeEnd({ ...sealed, sealChoice: 'halfHour' })).toBe(30);
    expect(beforeEnd({ ...sealed, sealChoice: 'hour' })).toBe(60);
    expect(beforeEnd({ ...sealed, sealChoice: 'whole' })).toBe(300);
    expect(sealTimeOf(filled)).toBeNull();
  });

  test('cannot be longer than the contest', () => {
    const startTime = new Date(0);
    const lasting = (minutes: number) => ({ startTime, endTime: new Date(minutes * MINUTE_MS), pauses: [] });
    expect(isSealPossible('halfHour', lasting(29))).toBe(false);
    expect(isSealPossible('halfHour', lasting(30))).toBe(true);
    expect(isSealPossible('hour', lasting(59))).toBe(false);
    expect(isSealPossible('whole', lasting(1))).toBe(true);
  });

  test('counts by the clock of the contest, which stands still in its pauses', () => {
    const minute = (value: number) => new Date(value * MINUTE_MS);
    const pauses = [{ startTime: minute(60), endTime: minute(90), keepsSubmissions: true }];
    const values = { ...newContest(minute(0)), startTime: minute(0), endTime: minute(150), pauses, sealRank: true };
    expect([sealTimeOf({ ...values, sealChoice: 'hour' }), sealTimeOf({ ...values, sealChoice: 'halfHour' })]).toEqual([
      minute(60),
      minute(120),
    ]);
    expect([isSealPossible('hour', values), isSealPossible('hour', { ...values, endTime: minute(59) })]).toEqual([true, false]);
  });
});

test('what was stored is what is sent again', () => {
  const { startTime, endTime, sealRankTime, accountLimitRule, awardConfigList, starAccount, auth } = editedContest;
  expect(draftOf(valuesOf(editedContest))).toMatchObject({
    startTime,
    endTime,
    sealRankTime,
    awardConfigList: awardConfigList.map(award => ({ ...award, num: String(award.num) })),
    starAccount,
    auth,
    pwd: '',
  });
  expect(draftOf(valuesOf({ ...editedContest, countsWholeMinutes: true })).countsWholeMinutes).toBe(true);
  expect(draftOf(valuesOf(editedContest)).accountLimitRule).toBe(accountLimitRule);
});

test('a seal that has begun stays where it is when the end is moved, one that has not moves with it', () => {
  const later = new Date(editedContest.endTime.getTime() + 600_000);
  const sealedAt = new Date(editedContest.endTime.getTime() - 1_800_000);
  const sealAfter = (now: Date) => {
    const values = valuesOf({ ...editedContest, sealRank: true, sealRankTime: sealedAt, now });
    return sealTimeOf({ ...values, endTime: later });
  };
  expect(sealAfter(sealedAt)).toEqual(sealedAt);
  expect(sealAfter(new Date(sealedAt.getTime() - 1))).toEqual(new Date(sealedAt.getTime() + 600_000));
});

test('signs of the rule’s own form cannot be part of a name', () => {
  expect(ruleTextOf({ prefix: 'a<b>', suffix: '', start: '1', end: '2', extra: '' })).toBe(
    '<prefix>ab</prefix><suffix></suffix><start>1</start><end>2</end><extra></extra>',
  );
});

describe('the board is opened by', () => {
  const now = new Date('2026-03-21T05:30:00Z');
  const stored = valuesOf({ ...editedContest, now });
  const ended = { ...stored, autoRealRank: false };
  test.each<[string, ContestValues, Partial<ContestValues>, Date, boolean]>([
    ['switching a freeze off that has begun', stored, { sealRank: false }, now, true],
    ['no later beginning, which the server does not take', stored, { sealRankTime: new Date(now.getTime() + MINUTE_MS) }, now, false],
    ['no other change', stored, { title: 'Other' }, now, false],
    ['no earlier beginning', stored, { sealRankTime: stored.startTime }, now, false],
    ['nothing before the freeze', stored, { sealRank: false }, new Date('2026-03-21T04:59:00Z'), false],
    ['letting it open by itself after the end', ended, { autoRealRank: true }, new Date('2026-03-21T06:30:00Z'), true],
    ['nothing once it is open', stored, { sealRank: false }, new Date('2026-03-21T06:30:00Z'), false],
  ])('%s', (_, before, changes, at, isOpened) => {
    expect(opensBoard(before, { ...before, ...changes }, at)).toBe(isOpened);
  });
});
