// The facts that boards of the protocol agree on: compatibility §6.2, one test each.
import { expect, test } from 'vitest';
import { acm, acmBoard } from './acm';
import { awardsOf } from './awards';
import { rowsWith, withRowsOnTop } from './board';
import { type ContestTry, shownTries } from './contestTry';
import { oiBoard, oiHighest, oiRecent } from './oi';
import type { Entrant } from './standing';

const HOUR = 3600;
const entrants: Entrant[] = ['ann', 'ben', 'eve'].map(id => ({ id, username: id, school: `School of ${id}` }));
const tried = (entrantId: string, atSeconds: number, more: Partial<ContestTry> = {}): ContestTry => ({
  entrantId,
  problem: 'A',
  atSeconds,
  accepted: false,
  ...more,
});
const accepted = (entrantId: string, atSeconds: number, more: Partial<ContestTry> = {}) =>
  tried(entrantId, atSeconds, { accepted: true, ...more });
const scored = (entrantId: string, atSeconds: number, score: number, more: Partial<ContestTry> = {}) =>
  tried(entrantId, atSeconds, { score, accepted: score === 100, timeMs: 50, ...more });
const places = (rows: readonly { id: string; rank: number | null }[]) => rows.map(({ id, rank }) => `${rank ?? -1} ${id}`);

test('what was submitted before the start is ignored', () => {
  const [first] = acmBoard(entrants, [accepted('ann', -1)]);
  expect(first).toMatchObject({ solved: 0, cells: {} });
});

test('each penalised wrong try before the accepted one costs 20 minutes; a compile error costs nothing', () => {
  const [ann] = acmBoard(entrants, [tried('ann', 60), tried('ann', 90, { penalised: false }), accepted('ann', 120), tried('ann', 150)]);
  expect(ann).toMatchObject({ id: 'ann', solved: 1, penaltySeconds: 120 + 1200, cells: { A: { wrongTries: 1 } } });
});

test('the time of an accepted try may count in whole minutes', () => {
  const [ann] = acmBoard(entrants, [accepted('ann', 119)], { countsWholeMinutes: true });
  expect(ann).toMatchObject({ penaltySeconds: 60, cells: { A: { acceptedAtSeconds: 119 } } });
});

test('in whole minutes the order can be another one, a tie is broken by the minute, and the first is still the earliest second', () => {
  const tries = [
    accepted('ann', 59),
    accepted('ann', 179, { problem: 'B' }),
    accepted('ben', 61),
    accepted('ben', 119, { problem: 'B' }),
    accepted('eve', 50),
    accepted('eve', 121, { problem: 'B' }),
  ];
  expect(places(acmBoard(entrants, tries))).toEqual(['1 eve', '2 ben', '3 ann']);
  const board = acmBoard(entrants, tries, { countsWholeMinutes: true });
  expect(board.map(({ penaltySeconds }) => penaltySeconds)).toEqual([120, 120, 120]);
  expect(places(board)).toEqual(['1 ben', '1 ann', '1 eve']);
  const firsts = board.map(({ cells }) => Object.keys(cells).filter(problem => cells[problem]?.first));
  expect(firsts).toEqual([['B'], [], ['A']]);
});

test('of several tries in one second the ids tell which came first', () => {
  const [ann] = acmBoard(entrants, [accepted('ann', 60, { id: 2 }), tried('ann', 60, { id: 1 })]);
  expect(ann).toMatchObject({ penaltySeconds: 60 + 1200 });
  const [after] = acmBoard(entrants, [accepted('ann', 60, { id: 1 }), tried('ann', 60, { id: 2 })]);
  expect(after).toMatchObject({ penaltySeconds: 60 });
});

test('more solved stands higher, then less time; equal results share a rank', () => {
  const board = acmBoard(entrants, [accepted('ann', 600), accepted('ben', 600), accepted('eve', 300)]);
  expect(places(board)).toEqual(['1 eve', '2 ann', '2 ben']);
});

test('the smallest accepted time is first, all at the same second share it, and guests can hold it', () => {
  const withGuest = entrants.map(each => ({ ...each, unofficial: each.id === 'eve' }));
  const board = acmBoard(withGuest, [accepted('ann', 300), accepted('eve', 300), accepted('ben', 301)]);
  expect(Object.fromEntries(board.map(({ id, cells }) => [id, cells.A?.first]))).toEqual({ ann: true, eve: true, ben: undefined });
});

test('the first is provisional while an earlier try of somebody else waits, be it a guest; a try of the same second does not matter', () => {
  const withGuest = entrants.map(each => ({ ...each, unofficial: each.id === 'eve' }));
  const marks = (...more: ContestTry[]) => {
    const board = acmBoard(withGuest, [accepted('ann', 300), accepted('ben', 300), ...more]);
    return Object.fromEntries(board.map(({ id, cells: { A } }) => [id, A?.first ? 'first' : A?.firstProvisional ? 'perhaps' : '']));
  };
  const waits = (id: string, second: number, more: Partial<ContestTry> = {}) => tried(id, second, { waiting: true, ...more });
  expect(marks(waits('eve', 299))).toEqual({ ann: 'perhaps', ben: 'perhaps', eve: '' });
  expect(marks(waits('eve', 300))).toEqual({ ann: 'first', ben: 'first', eve: '' });
  expect(marks(waits('eve', 10, { problem: 'B' }), tried('eve', 20))).toEqual({ ann: 'first', ben: 'first', eve: '' });
  expect(marks(waits('stranger', 10))).toEqual({ ann: 'first', ben: 'first', eve: '' });
  expect(marks(waits('ann', 10))).toEqual({ ann: 'first', ben: 'perhaps', eve: '' });
  expect(marks(waits('ann', 10), waits('ben', 20))).toEqual({ ann: 'perhaps', ben: 'perhaps', eve: '' });
  expect(marks(waits('eve', 10), accepted('eve', 200))).toEqual({ ann: '', ben: '', eve: 'first' });
});

test('a frozen board is sure of what was solved before the freeze: tries after it cannot be earlier', () => {
  const tries = [accepted('ann', HOUR - 1), tried('ben', HOUR, { waiting: true }), accepted('eve', HOUR + 1)];
  const board = acmBoard(entrants, tries, { freezeAtSeconds: HOUR });
  expect(board[0]).toMatchObject({ id: 'ann', cells: { A: { first: true } } });
});

test('guests stand in place without a rank', () => {
  const withGuest = entrants.map(each => ({ ...each, unofficial: each.id === 'ann' }));
  expect(places(acmBoard(withGuest, [accepted('ann', 1), accepted('ben', 2)]))).toEqual(['-1 ann', '1 ben', '2 eve']);
});

test('an OI cell holds the latest scored submission, or the highest', () => {
  const tries = [scored('ann', 10, 80), scored('ann', 20, 30), tried('ann', 30)];
  expect(oiBoard(entrants, tries, { counts: 'recent' })[0]).toMatchObject({ id: 'ann', score: 30, timeMs: 0 });
  expect(oiBoard(entrants, tries, { counts: 'highest' })[0]).toMatchObject({ id: 'ann', score: 80, timeMs: 0 });
});

test('OI: more points stand higher, then less of the best run time of problems that are solved whole', () => {
  const board = oiBoard(entrants, [
    scored('ann', 10, 100, { timeMs: 70 }),
    scored('ann', 20, 100, { timeMs: 40 }),
    scored('ann', 30, 20, { problem: 'B', timeMs: 9 }),
    scored('ben', 10, 100, { timeMs: 39 }),
    scored('ben', 30, 20, { problem: 'B', timeMs: 999 }),
    scored('eve', 30, 99),
  ]);
  expect(places(board)).toEqual(['1 ben', '2 ann', '3 eve']);
  expect(board.map(({ timeMs }) => timeMs)).toEqual([39, 40, 0]);
});

test('sealed: later tries count as tries alone, and later OI submissions not at all', () => {
  const tries = [tried('ann', 10), accepted('ann', HOUR), tried('ann', HOUR + 1)];
  expect(acmBoard(entrants, tries, { freezeAtSeconds: HOUR })[0]).toMatchObject({
    solved: 0,
    cells: { A: { wrongTries: 1, pendingTries: 2 } },
  });
  const oi = oiBoard(entrants, [scored('ann', 10, 40), scored('ann', HOUR, 100)], { freezeAtSeconds: HOUR });
  expect(oi[0]).toMatchObject({ id: 'ann', score: 40 });
});

test('a try that is not judged yet is pending, and has no verdict whatever it says', () => {
  const waiting = (atSeconds: number, more: Partial<ContestTry> = {}) => tried('ann', atSeconds, { waiting: true, ...more });
  const [ann] = acmBoard(entrants, [tried('ann', 10), waiting(20), waiting(30, { accepted: true })]);
  expect(ann).toMatchObject({ solved: 0, penaltySeconds: 0 });
  expect(ann?.cells.A).toEqual({ wrongTries: 1, pendingTries: 2 });
  const [solved] = acmBoard(entrants, [waiting(20), accepted('ann', 30), waiting(40)]);
  expect(solved).toMatchObject({ solved: 1, penaltySeconds: 30 });
  expect(solved?.cells.A).toEqual({ accepted: true, first: true, acceptedAtSeconds: 30, pendingTries: 1 });
  const oi = oiBoard(entrants, [scored('ann', 10, 40), scored('ann', 20, 100, { waiting: true })]);
  expect(oi[0]).toMatchObject({ id: 'ann', score: 40 });
});

test('after the end tries count only when asked for, and are marked', () => {
  const tries = [tried('ann', 10), accepted('ann', HOUR)];
  expect(acmBoard(entrants, tries, { durationSeconds: HOUR })[0]).toMatchObject({ solved: 0, cells: { A: { wrongTries: 1 } } });
  const [ann] = acmBoard(entrants, tries, { durationSeconds: HOUR, withAfterEnd: true });
  expect(ann).toMatchObject({ solved: 1, cells: { A: { afterContest: true, acceptedAtSeconds: HOUR } } });
  expect(ann?.cells.A?.first).toBeUndefined();
  const oi = oiBoard(entrants, [scored('ann', HOUR, 100)], { durationSeconds: HOUR, withAfterEnd: true });
  expect(oi[0]?.cells.A).toMatchObject({ score: 100, afterContest: true });
});

test('a board of any second of the past is the board of the tries until then', () => {
  const tries = [accepted('ann', 100), accepted('ben', 50), accepted('eve', 200)];
  for (const second of [0, 50, 99, 100, 199, 200]) {
    const until = tries.filter(({ atSeconds }) => atSeconds <= second);
    expect(acmBoard(entrants, tries, { untilSeconds: second })).toEqual(acmBoard(entrants, until));
  }
});

test('a keyword occurs in the school or a name, whatever its case', () => {
  const board = acmBoard(entrants, [accepted('ben', 9)]);
  expect(rowsWith(board, ' SCHOOL OF B').map(({ id }) => id)).toEqual(['ben']);
  expect(rowsWith(board, 'e').map(({ id }) => id)).toEqual(['ben', 'eve']);
});

test('the own row and followed ones stand on top and in their place', () => {
  const board = acmBoard(entrants, [accepted('eve', 9), accepted('ben', 10), accepted('ann', 11)]);
  expect(places(withRowsOnTop(board, 'ann', ['ben', 'ann', 'nobody']))).toEqual(['3 ann', '2 ben', '1 eve', '2 ben', '3 ann']);
  expect(withRowsOnTop(board, undefined)).toEqual(board);
});

test('awards by share and by number go down the ranking in the order of their priority, to whoever solved something', () => {
  const many: Entrant[] = Array.from({ length: 11 }, (_, place) => ({ id: `t${place}`, username: `t${place}`, unofficial: place === 0 }));
  const board = acmBoard(
    many,
    many.slice(0, 6).map(({ id }, place) => accepted(id, 10 + place)),
  );
  const tiers = [
    { name: 'second', priority: 2, by: 'number' as const, amount: 2 },
    { name: 'first', priority: 1, by: 'percent' as const, amount: 19 },
    { name: 'rest', priority: 3, by: 'percent' as const, amount: 100 },
  ];
  const won = awardsOf(board, tiers);
  expect(board.map(({ id }) => won.get(id)?.name)).toEqual([undefined, 'first', 'second', 'second', 'rest', 'rest', ...Array(5)]);
});

test('equal results win the same award', () => {
  const board = acmBoard(entrants, [accepted('ann', 10), accepted('ben', 10), accepted('eve', 20)]);
  const won = awardsOf(board, [{ name: 'gold', priority: 1, by: 'number', amount: 1 }]);
  expect([...won.keys()]).toEqual(['ann', 'ben']);
});

test('every try of a cell has its part in it', () => {
  const freeze = { freezeAtSeconds: HOUR };
  const free = tried('ann', 20, { penalised: false });
  const ofAcm = [tried('ann', 10), free, accepted('ann', 30), tried('ann', 40)];
  expect(acm.partsOf?.(shownTries(ofAcm, freeze))).toEqual(['penalised', 'free', 'solved', 'afterSolved']);
  expect(acm.partsOf?.(shownTries([tried('ann', 10), accepted('ann', HOUR), tried('ann', HOUR)], freeze))).toEqual([
    'penalised',
    'hidden',
    'hidden',
  ]);
  const waiting = [tried('ann', 10, { waiting: true }), accepted('ann', 20), tried('ann', 30, { waiting: true })];
  expect(acm.partsOf?.(shownTries(waiting, freeze))).toEqual(['waiting', 'solved', 'afterSolved']);
  const late = tried('ann', HOUR, { waiting: true });
  expect(acm.partsOf?.(shownTries([late], freeze))).toEqual(['hidden']);
  const unjudged = scored('ann', 40, 100, { waiting: true });
  const ofOi = [scored('ann', 10, 80), scored('ann', 20, 30), tried('ann', 30), unjudged, scored('ann', HOUR, 100)];
  expect(oiRecent.partsOf?.(shownTries(ofOi, freeze))).toEqual(['replaced', 'counts', 'unscored', 'waiting', 'hidden']);
  expect(oiHighest.partsOf?.(shownTries(ofOi, freeze))).toEqual(['counts', 'replaced', 'unscored', 'waiting', 'hidden']);
});
