import type { AcmRow, OiRow } from '@oj/contract';
import { describe, expect, test } from 'vitest';
import { acmRow, oiRow } from '../../testing/boardSamples';
import { changedPage, ownerOf, rowsOfPage, standingsCache } from './boardRows';

const uids = (rows: readonly (AcmRow | OiRow)[]) => rows.map(({ uid }) => uid);
const row = (uid: string, rank = 1) => acmRow(uid, rank, {});
const nobody = { own: false, concerned: false };

test('on the first page the rows on top are taken away where they stand again', () => {
  const own = row('7');
  expect(uids(rowsOfPage({ records: [own, row('1'), row('7')], pinned: [own], current: 1 }))).toEqual(['1', '7']);
});

test('the own row comes first on a page that it is not on', () => {
  expect(uids(rowsOfPage({ records: [row('1'), row('2')], pinned: [row('7')], current: 2 }))).toEqual(['7', '1', '2']);
});

test('the rows of one user, of the contest and of a virtual participation, are two', () => {
  const [held, virtual] = [row('7'), acmRow('7', 2, {}, { isVirtual: true })];
  expect(rowsOfPage({ records: [row('1'), held], pinned: [virtual, held], current: 2 })).toEqual([virtual, row('1'), held]);
  const { standings } = standingsCache()(0, [held, virtual], () => nobody);
  expect(standings.map(({ id, rank, virtual: isVirtual }) => [ownerOf(id), rank, isVirtual])).toEqual([
    [{ uid: '7', isVirtual: false }, 1, false],
    [{ uid: '7', isVirtual: true }, 2, true],
  ]);
});

test('a row without a rank is unofficial; cells, penalty and award are taken over', () => {
  const cell = { isAC: true, isFirstAC: true, isAfterContest: false, ACTime: 540, errorNum: 1, tryNum: 0 };
  const made = standingsCache()(0, [acmRow('7', -1, { A: cell }, { totalTime: 1740 })], () => nobody);
  expect(made.standings[0]).toMatchObject({
    id: '7',
    rank: null,
    unofficial: true,
    solved: 1,
    penaltySeconds: 1740,
    award: null,
    cells: { A: { accepted: true, first: true, acceptedAtSeconds: 540, wrongTries: 1, pendingTries: 0, afterContest: false } },
  });
});

test('a first mark that is provisional is taken over as such', () => {
  const cell = { isAC: true, isFirstAC: false, isFirstProvisional: true, isAfterContest: false, ACTime: 540, errorNum: 0, tryNum: 0 };
  const made = standingsCache()(0, [acmRow('7', 1, { A: cell })], () => nobody);
  expect(made.standings[0]?.cells.A).toMatchObject({ accepted: true, first: false, firstProvisional: true });
});

test('an OI row has scores and times', () => {
  const made = standingsCache()(1, [oiRow('7', 2, { A: 100, B: null })], () => ({ own: true, concerned: false }));
  expect(made).toMatchObject({
    kind: 'oi',
    standings: [{ rank: 2, own: true, score: 100, cells: { A: { score: 100 }, B: { score: null } } }],
  });
});

test('a row that did not change stays the same object, one that is followed now does not', () => {
  const standingsOf = standingsCache();
  const same = row('7');
  const [first] = standingsOf(0, [same], () => nobody).standings;
  expect(standingsOf(0, [same], () => nobody).standings[0]).toBe(first);
  expect(standingsOf(0, [same], () => ({ own: false, concerned: true })).standings[0]).not.toBe(first);
});

describe('a change of a row', () => {
  const cell = { isAC: false, isFirstAC: false, isAfterContest: false, ACTime: null, errorNum: 0, tryNum: 0 };
  const solved = { ...cell, isAC: true, ACTime: 60 };
  const page = {
    records: [acmRow('1', 1, { A: solved }), acmRow('2', 2, { A: cell }), row('3', -1)],
    pinned: [acmRow('2', 2, { A: cell })],
    current: 2,
  };
  const change = (rank: number) => ({ rank, ac: 1, total: 2, totalTime: 90, submissionInfo: { B: solved } });

  test('is seen wherever the row stands, and the other cells and rows stay', () => {
    const { page: after, isOrdered } = changedPage(page, '2', change(2));
    expect(isOrdered).toBe(true);
    expect(after.records[1]).toMatchObject({ uid: '2', rank: 2, ac: 1, totalTime: 90, submissionInfo: { A: cell, B: solved } });
    expect(after.pinned[0]).toEqual(after.records[1]);
    expect([after.records[0], after.records[2]]).toEqual([page.records[0], page.records[2]]);
  });

  test('of the person: names are replaced, and a real name that the board does not show stays', () => {
    const named = { username: 'comet', nickname: null, school: 'North', gender: 'female' as const, avatar: null };
    const { page: after, isOrdered } = changedPage(page, '2', { ...change(2), submissionInfo: {}, person: named });
    expect(isOrdered).toBe(true);
    expect(after.records[1]).toMatchObject({ ...named, realname: page.records[1]?.realname, submissionInfo: { A: cell } });
    expect(after.records[1]).not.toHaveProperty('person');
  });

  test.each([
    ['of this page with another rank', '2', 1, false],
    ['of another page that comes before the last one here', '9', 2, false],
    ['of another page that stays behind the last one here', '9', 3, true],
    ['that has no rank, on another page', '9', -1, true],
  ])('%s', (_, uid, rank, isOrdered) => {
    expect(changedPage(page, uid, change(rank)).isOrdered).toBe(isOrdered);
  });

  test.each([
    ['of another page, whatever their rank', '9', 1, true],
    ['of this page with the same rank', '2', 2, true],
    ['of this page with another rank', '2', 1, false],
  ])('that is another name alone: %s', (_, uid, rank, isOrdered) => {
    const person = { username: 'comet', nickname: null, school: null, gender: 'secrecy' as const, avatar: null };
    expect(changedPage(page, uid, { ...change(rank), submissionInfo: {}, person }).isOrdered).toBe(isOrdered);
  });

  test('that is another name, with cells: rows of this page may have another rank', () => {
    const person = { username: 'comet', nickname: null, school: null, gender: 'secrecy' as const, avatar: null };
    expect(changedPage(page, '9', { ...change(1), person }).isOrdered).toBe(false);
  });

  test('of an OI board: a run time that counts no longer is gone', () => {
    const before = { records: [oiRow('1', 1, { A: 100, B: 50 }, { timeInfo: { A: 5 } })], pinned: [], current: 1 };
    const { page: after } = changedPage(before, '1', { rank: 1, totalScore: 90, totalTime: 0, submissionInfo: { A: 40 }, timeInfo: {} });
    expect(after.records[0]).toMatchObject({ totalScore: 90, submissionInfo: { A: 40, B: 50 }, timeInfo: {} });
  });
});
