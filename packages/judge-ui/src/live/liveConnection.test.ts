import { expect, onTestFinished, test, vi } from 'vitest';
import { compiling, fakeLive } from './fakeLive';
import { LiveConnection } from './liveConnection';

const patience = { timeout: 5_000, interval: 5 };

/** A connection, and what each of its listeners has been told. */
function connected() {
  const live = fakeLive();
  const connection = new LiveConnection(live.api);
  const told: Record<string, (string | number)[]> = {};
  const listen = (topic: string) => {
    const heard: (string | number)[] = (told[topic] ??= []);
    const stop = connection.listen(topic, {
      onEvent: ({ submitId }) => heard.push(submitId),
      onGap: () => heard.push('gap'),
      onRow: ({ uid }) => heard.push(`row of ${uid}`),
    });
    onTestFinished(stop);
    return stop;
  };
  const streamsToBe = (count: number) => vi.waitFor(() => expect(live.streams).toHaveLength(count), patience);
  const toldToBe = (expected: typeof told) => vi.waitFor(() => expect(told).toEqual(expected), patience);
  return { ...live, connection, listen, streamsToBe, toldToBe };
}

test('topics are added and dropped in the open stream; only listeners of new ones fetch', async () => {
  const { listen, opened, streams, changes, streamsToBe, toldToBe } = connected();
  listen('submission:1');
  await streamsToBe(1);
  opened('s');
  await toldToBe({ 'submission:1': ['gap'] });
  const stop = listen('submission:2');
  await toldToBe({ 'submission:1': ['gap'], 'submission:2': ['gap'] });
  streams[0]?.send(compiling(1), 'a');
  streams[0]?.send(compiling(2), 'b');
  await toldToBe({ 'submission:1': ['gap', 1], 'submission:2': ['gap', 2] });
  stop();
  await vi.waitFor(() => expect(changes).toHaveLength(2), patience);
  expect(changes).toEqual([
    { streamId: 's', topics: ['submission:1', 'submission:2'] },
    { streamId: 's', topics: ['submission:1'] },
  ]);
  expect(streams).toHaveLength(1);
});

test('what nothing has happened to since the tab was opened is not fetched again', async () => {
  const { listen, opened, quiet, changes, streamsToBe, toldToBe } = connected();
  listen('user:7');
  await streamsToBe(1);
  opened('s', { resumed: true });
  quiet.add('contest:3');
  listen('contest:3');
  listen('board:3');
  await toldToBe({ 'user:7': [], 'contest:3': [], 'board:3': ['gap'] });
  expect(changes).toHaveLength(1);
});

test('topics that are wanted while the stream is being opened are added once it is open', async () => {
  const { listen, opened, changes, streamsToBe, toldToBe } = connected();
  listen('submission:1');
  await streamsToBe(1);
  listen('submissions');
  opened('s');
  await toldToBe({ 'submission:1': ['gap'], submissions: ['gap'] });
  expect(changes).toEqual([{ streamId: 's', topics: ['submission:1', 'submissions'] }]);
});

test('a stream that breaks off goes on behind the last event, and nobody fetches', async () => {
  const { connection, listen, opened, streams, streamsToBe, toldToBe } = connected();
  listen('submissions');
  await streamsToBe(1);
  expect(streams[0]?.lastEventId).toBe(undefined);
  opened('s');
  streams[0]?.send(compiling(1), 'a');
  await toldToBe({ submissions: ['gap', 1] });
  streams[0]?.send();
  await streamsToBe(2);
  expect(connection.connected()).toBe(false);
  expect(streams[1]?.lastEventId).toBe('a');
  opened('t', { resumed: true });
  streams[1]?.send(compiling(2), 'b');
  await toldToBe({ submissions: ['gap', 1, 2] });
  expect(connection.connected()).toBe(true);
});

test('where the server cannot go on behind the last event, everybody fetches', async () => {
  const { listen, opened, streams, streamsToBe, toldToBe } = connected();
  listen('submissions');
  listen('submission:1');
  await streamsToBe(1);
  opened('s');
  streams[0]?.send();
  await streamsToBe(2);
  expect(streams[1]?.lastEventId).toBe('s-0');
  opened('t');
  await toldToBe({ submissions: ['gap', 'gap'], 'submission:1': ['gap', 'gap'] });
});

test('a stream that the server does not know any more is opened again with all topics, and only new ones are fetched', async () => {
  const { listen, opened, forgetStreams, streams, streamsToBe, toldToBe } = connected();
  listen('submissions');
  await streamsToBe(1);
  opened('s');
  await toldToBe({ submissions: ['gap'] });
  forgetStreams();
  listen('submission:1');
  await streamsToBe(2);
  expect(streams[0]?.isAborted()).toBe(true);
  expect(streams[1]).toMatchObject({ topics: 'submission:1,submissions', lastEventId: 's-0' });
  opened('t', { resumed: true });
  await toldToBe({ submissions: ['gap'], 'submission:1': ['gap'] });
});

test('another reader gets a stream of their own from the beginning', async () => {
  const { connection, listen, opened, streams, streamsToBe, toldToBe } = connected();
  listen('submissions');
  await streamsToBe(1);
  opened('s');
  await toldToBe({ submissions: ['gap'] });
  connection.startAfresh();
  await streamsToBe(2);
  expect(streams[0]?.isAborted()).toBe(true);
  expect(streams[1]?.lastEventId).toBe(undefined);
});

test('rows of a board are told to who looks at it; after a break it is fetched, since they are not repeated', async () => {
  const { listen, opened, streams, streamsToBe, toldToBe } = connected();
  listen('board:3');
  listen('board:4');
  listen('submissions');
  await streamsToBe(1);
  opened('s');
  const row = { rank: 1, ac: 1, total: 1, totalTime: 60, submissionInfo: {} };
  streams[0]?.send({ event: 'board.row', cid: 3, uid: '7', row });
  await toldToBe({ 'board:3': ['gap', 'row of 7'], 'board:4': ['gap'], submissions: ['gap'] });
  streams[0]?.send();
  await streamsToBe(2);
  opened('t', { resumed: true });
  await toldToBe({ 'board:3': ['gap', 'row of 7', 'gap'], 'board:4': ['gap', 'gap'], submissions: ['gap'] });
});
