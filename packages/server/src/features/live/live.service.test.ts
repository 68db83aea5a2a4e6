import 'reflect-metadata';
import { Status } from '@oj/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoundedReads } from '../../database/boundedReads';
import type { Caller } from '../../access/caller';
import { readConfig } from '../../config';
import { openDatabase } from '../../database/database';
import { batchesOf } from '../../database/batches';
import { eventsIn } from '../../events/receivedEvents';
import { Events, type AppEvent } from '../../events/events';
import { ContestQueries } from '../contest/contest.queries';
import { ContestScopes } from '../contest/contestScopes';
import { DiscussionAccess } from '../discussion/discussionAccess';
import { GroupQueries } from '../group/group.queries';
import { StoredGroupScopes } from '../group/groupScopes';
import { SiteSettings } from '../site/site.settings';
import { BoardQueries } from '../contestBoard/board/board.queries';
import { Boards } from '../contestBoard/board/boards';
import { BoardWatch } from '../contestBoard/board/boardWatch';
import { SubmissionQueries } from '../submission/submission.queries';
import { LiveService } from './live.service';
import { LiveStream } from './liveStream';
import { LostRights } from './lostRights';
import { QueuePlaces } from './queuePlaces';
import { StreamRegistry } from './streamRegistry';
import { Topics } from './topics/topics';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The live streams of a process that hears what the test tells it. Nothing here reaches the database. */
function openProcess() {
  const database = openDatabase('postgres://localhost:1/none', { connections: 1 });
  const events = new Events('');
  const groups = new StoredGroupScopes(new GroupQueries(database, new BoundedReads(database)));
  const contestQueries = new ContestQueries(database);
  const boardQueries = new BoardQueries(database, contestQueries);
  const submissions = new SubmissionQueries(database, new BoundedReads(database));
  const topics = new Topics(
    submissions,
    new QueuePlaces(database, submissions, events),
    new ContestScopes(contestQueries, groups),
    new DiscussionAccess(database, new SiteSettings(database, readConfig({}), events), groups),
    new BoardWatch(new Boards(boardQueries, events), boardQueries, events),
  );
  const streams = new StreamRegistry();
  const live = new LiveService(events, topics, streams, new LostRights(topics, streams));
  return {
    streams,
    /** Answers the id of the event. */
    hear(appEvent: AppEvent) {
      const [batch = ''] = batchesOf([JSON.stringify(appEvent)]);
      events.hear(batch);
      return eventsIn(batch)[0]?.id;
    },
    async open(lastEventId?: string, asked: { topics: string[]; age?: number } = { topics: ['submissions'] }, caller?: Caller) {
      const stream = await live.open(asked, caller, {
        network: 'x',
        signal: new AbortController().signal,
        lastEventId,
      });
      const items = stream[Symbol.asyncIterator]();
      return { streamId: stream.id, next: async () => (await items.next()).value };
    },
  };
}

const compiling = (submitId: number, auth: number): AppEvent => ({
  event: 'submission.compiling',
  submitId,
  status: Status.compiling,
  about: { userId: 7, contestId: null, virtualRunId: null, contest: null, problem: { auth, groupId: null, authorId: 7 } },
});
const reader: Caller = { id: 7, username: 'reader', role: 1002 };
const shown = (submitId: number) => ({ event: 'submission.compiling', submitId, status: Status.compiling });

test('a reader whose topics are quiet is told how far everything is, and goes on from there', async () => {
  const { hear, open } = openProcess();
  const stream = await open();
  expect(await stream.next()).toEqual({ event: { event: 'opened', streamId: stream.streamId, resumed: false } });
  expect(await stream.next()).toEqual({ id: undefined, event: { event: 'ready' } });
  hear(compiling(1, 2));
  const last = hear(compiling(2, 2));
  vi.advanceTimersByTime(10_000);
  expect(await stream.next()).toEqual({ id: last });

  const [third, fourth] = [hear(compiling(3, 1)), hear(compiling(4, 2))];
  const again = await open(last);
  expect(await again.next()).toMatchObject({ event: { event: 'opened', resumed: true } });
  expect(await again.next()).toEqual({ id: third, event: shown(3) });
  expect(await again.next()).toEqual({ id: fourth });
});

test('a reader to whose topics nothing has happened since they began to fetch is told so', async () => {
  const { hear, open } = openProcess();
  vi.advanceTimersByTime(20_000);
  const openOwn = async (age: number) => (await open(undefined, { topics: ['user:7'], age }, reader)).next();
  expect(await openOwn(5_000)).toMatchObject({ event: { event: 'opened', resumed: true } });
  expect(await openOwn(15_000)).toMatchObject({ event: { event: 'opened', resumed: false } });
  hear({ event: 'user.messages', uid: 7 });
  expect(await openOwn(5_000)).toMatchObject({ event: { event: 'opened', resumed: false } });
});

test('S2: a reader who misses more than can wait fetches again', async () => {
  const { hear, open } = openProcess();
  const seen = hear(compiling(1, 1));
  for (let submitId = 2; submitId < 1_100; submitId += 1) hear(compiling(submitId, 1));
  const stream = await open(seen);
  expect(await stream.next()).toMatchObject({ event: { event: 'opened', streamId: stream.streamId } });
  expect(await stream.next()).toMatchObject({ id: expect.any(String), event: { event: 'ready' } });
});

test('S2: a process has at most 20,000 streams', async () => {
  const { streams, open } = openProcess();
  for (let count = 0; count < 20_000; count += 1) streams.add(new LiveStream(undefined));
  await expect(open()).rejects.toMatchObject({ code: 'stream.tooMany' });
});
