import 'reflect-metadata';
import { Status } from '@oj/contract';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/database';
import { Events, type AppEvent } from '../../events/events';
import { ContestQueries } from '../contest/contest.queries';
import { BoardQueries } from '../contestBoard/board/board.queries';
import { Boards } from '../contestBoard/board/boards';
import { ContestChanges } from './contestChanges';

const events = () => new Events('postgres://unused');
/** Nothing here reaches the database. */
const database = openDatabase('postgres://localhost:1/none', { connections: 1 });
const changesOf = (source: Events) =>
  new ContestChanges(source, new Boards(new BoardQueries(database, new ContestQueries(database)), source));
const hear = (to: Events, id: string, ...appEvents: AppEvent[]) => to.hear(JSON.stringify({ id, events: appEvents }));
const submission = (submitId: number, contestId: number | null): AppEvent => ({
  event: 'submission.queued',
  submitId,
  status: Status.pending,
  about: { userId: 1, contestId, virtualRunId: null, contest: null, problem: { auth: 1, groupId: null, authorId: 3 } },
});

test('a feed hears of the submissions of its contest, together, and of nothing else', async () => {
  const source = events();
  const changes = changesOf(source);
  const watcher = changes.watch(7, 1);
  hear(source, 'a', submission(1, 7), submission(2, 8), submission(3, null), submission(4, 7));
  expect(await watcher.next(60_000)).toEqual({ ids: new Set([1, 4]), people: new Set(), questions: false, isWhole: false });
  const waiting = watcher.next(60_000);
  hear(source, 'b', submission(5, 7));
  expect((await waiting).ids).toEqual(new Set([5]));
  changes.leave(watcher);
  hear(source, 'c', submission(6, 7));
  expect([changes.size, (await watcher.next(60_000)).ids.size]).toEqual([0, 0]);
});

test('a change of the contest, and S2: more changes than are noted, mean everything', async () => {
  const source = events();
  const watcher = changesOf(source).watch(7, 1);
  hear(source, 'a', { event: 'contest.changed', cid: 8 }, { event: 'contest.changed', cid: 7 });
  expect((await watcher.next(60_000)).isWhole).toBe(true);
  hear(source, 'b', ...Array.from({ length: 5_000 }, (_, index) => submission(index + 1, 7)));
  expect((await watcher.next(60_000)).isWhole).toBe(false);
  hear(source, 'c', ...Array.from({ length: 5_100 }, (_, index) => submission(index + 1, 7)));
  const { ids, isWhole } = await watcher.next(60_000);
  expect([ids.size, isWhole]).toEqual([0, true]);
});

test('a feed hears of people, whose contests the event does not tell', async () => {
  const source = events();
  const watcher = changesOf(source).watch(7, 1);
  source.hear(JSON.stringify({ event: 'person.changed', userId: 3 }));
  expect(await watcher.next(60_000)).toEqual({ ids: new Set(), people: new Set([3]), questions: false, isWhole: false });
});

test('a feed hears of the questions that its reader may see', async () => {
  const source = events();
  const changes = changesOf(source);
  const asked = (cid: number, askerId: number): AppEvent => ({
    event: 'questions.changed',
    cid,
    about: { askerId, contest: { observerIds: [] }, isForAll: false },
  });
  const watcher = changes.watch(7, 1, ({ askerId }) => askerId === 1);
  hear(source, 'a', asked(8, 1), asked(7, 2));
  hear(source, 'b', submission(1, 7));
  expect(await watcher.next(60_000)).toEqual({ ids: new Set([1]), people: new Set(), questions: false, isWhole: false });
  const mark = changes.mark ?? '';
  hear(source, 'c', asked(7, 1));
  expect((await watcher.next(60_000)).questions).toBe(true);
  expect(changes.since(mark, 7, ({ askerId }) => askerId === 1)?.questions).toBe(true);
  expect(changes.since(mark, 7, ({ askerId }) => askerId === 2)?.questions).toBe(false);
});

test('a feed ends with the sessions of its reader, and of nobody else', async () => {
  const source = events();
  const watcher = changesOf(source).watch(7, 1);
  hear(source, 'a', { event: 'sessions.ended', userId: 2 });
  expect(watcher.isOver).toBe(false);
  const waiting = watcher.next(60_000);
  hear(source, 'b', { event: 'sessions.ended', userId: 1 });
  expect([(await waiting).ids.size, watcher.isOver]).toEqual([0, true]);
});

test('whoever comes back is told what has changed behind a mark, as long as that is known', () => {
  const source = events();
  const changes = changesOf(source);
  hear(source, 'a', submission(1, 7));
  const mark = changes.mark ?? '';
  hear(source, 'b', submission(2, 7), submission(3, 8));
  expect(changes.since(mark, 7)).toEqual({ ids: new Set([2]), people: new Set(), questions: false, isWhole: false });
  expect(changes.since(changes.mark ?? '', 7)).toEqual({ ids: new Set(), people: new Set(), questions: false, isWhole: false });
  expect(changes.since('unknown', 7)).toBeUndefined();
  for (let index = 0; index < 4_001; index += 1) hear(source, `more${index}`, submission(9, 8));
  expect(changes.since(mark, 7)).toBeUndefined();
});
