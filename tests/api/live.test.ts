import { contract, type LiveEvent, overHttp, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf } from '../../packages/contract/src/api/eventStream';
import { publish } from '../../packages/server/src/events/events';
import { publishSubmission } from '../../packages/server/src/features/submission/publishSubmission.queries';
import { lockWaits } from '../support/lockWaits';
import { type Api, asNewUser, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let alice: Api;
let bob: Api;
beforeAll(async () => {
  product = await startProduct({ env: { OJ_JUDGES: '0' }, withJudge: false });
  alice = await asNewUser(product, 'alice');
  bob = await asNewUser(product, 'bob');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

interface Opened {
  response: Response;
  status: number;
  close(): void;
}

async function open(token: string | undefined, topics = 'submissions', lastEventId?: string, age?: number): Promise<Opened> {
  const closing = new AbortController();
  const send = overHttp({ base: `${product.url}/api`, credential: { get: () => token, set: () => undefined } });
  const response = await send(contract.live.open, { topics, age }, { signal: closing.signal, lastEventId });
  return { response, status: response.status, close: () => closing.abort() };
}

/** Collects what a stream sends until it is closed. */
async function listen(token: string | undefined, topics: string, lastEventId?: string, age?: number) {
  const { response, close } = await open(token, topics, lastEventId, age);
  const events: LiveEvent[] = [];
  const ids: string[] = [];
  const reading = (async () => {
    for await (const { id, data } of eventsOf(response)) {
      if (id !== undefined) ids.push(id);
      if (data !== undefined) events.push(JSON.parse(data));
    }
  })().catch(() => undefined);
  await until(() => events.length > 0);
  const [opened] = events;
  if (opened?.event !== 'opened') throw new Error('the stream does not begin with `opened`');
  return { ...opened, events, ids, names: () => events.map(({ event }) => event), close: () => (close(), reading) };
}

test('S2: a visitor who opens streams of many boards and closes them at once is held back, and nobody else', async () => {
  const topics = Array.from({ length: 50 }, (_, place) => `board:${place + 1}`).join();
  const from = async (address: string) => {
    const leave = new AbortController();
    const answer = await fetch(`${product.url}/api/live?topics=${topics}`, {
      headers: { 'x-forwarded-for': address },
      signal: leave.signal,
    });
    const code = answer.ok ? 'open' : ((await answer.json()) as { code: string }).code;
    leave.abort();
    return code;
  };
  const codes: string[] = [];
  // However the minutes fall.
  for (let time = 0; time < 130 && codes.at(-1) !== 'server.tooMany'; time += 1) codes.push(await from('192.0.2.7'));
  expect(codes.at(-1)).toBe('server.tooMany');
  expect(await from('192.0.2.8')).toBe('open');
});

/** Ends when the stream has sent an event about this submission; what was announced before it has been sent, too. */
const toldOf = ({ events }: { events: LiveEvent[] }, submitId: number) =>
  until(() => events.some(event => 'submitId' in event && event.submitId === submitId));
const submissionsIn = ({ events }: { events: LiveEvent[] }) => events.flatMap(event => ('submitId' in event ? [event.submitId] : []));

async function submit(api: Api) {
  const { submitId } = await api.submission.submit({ pid: 'P1000', language: 'C++ 17', code: 'int main() {}' });
  return submitId;
}
const compiling = (submitId: number) => ({ event: 'submission.compiling', submitId, status: Status.compiling }) as const;
const tell = (submitId: number) => publishSubmission(product.database(), compiling(submitId));

const visitor = (): string | undefined => undefined;

describe('S2: live streams', () => {
  test.each([
    ['an address of visitors', 60, visitor, () => alice.token()],
    ['a person', 20, () => bob.token(), () => alice.token()],
  ] as const)('S2: %s has at most %d at once, which keeps nobody else out', async (_, most, token, other) => {
    const streams = await Promise.all(Array.from({ length: most }, () => open(token())));
    expect(streams.map(({ status }) => status)).toEqual(streams.map(() => 200));
    expect((await open(token())).status).toBe(429);
    const another = await open(other());
    expect(another.status).toBe(200);
    another.close();
    streams.pop()?.close();
    const again = await until(async (): Promise<Opened | false> => {
      const stream = await open(token());
      return stream.status === 200 && stream;
    });
    for (const stream of [...streams, again]) stream.close();
  });

  test('S2: no topic beyond the numbers that submissions have silences the queue for others', async () => {
    for (const topic of ['submission:9999999999', 'submission:2147483648'])
      expect(await open(undefined, topic)).toMatchObject({ status: 400 });
    const submitId = await submit(alice);
    const edge = await listen(undefined, 'submission:2147483647');
    const stream = await listen(alice.token(), `submission:${submitId}`);
    await until(() => stream.names().includes('submission.waiting'));
    expect(stream.events).toContainEqual({ event: 'submission.waiting', submitId, status: Status.pending, place: 1 });
    await Promise.all([stream.close(), edge.close()]);
  });

  test('S2: the topics of a stream are changed one after the other, and at most 50', async () => {
    const { streamId, close } = await listen(undefined, 'submissions');
    const change = (topics: string[]) => product.as().live.change({ streamId, topics });
    const many = Array.from({ length: 51 }, (_, index) => `submission:${index + 1}`);
    await expect(change(many)).rejects.toMatchObject({ code: 'input.invalid' });
    const { first } = await product.database().transaction(async tx => {
      await tx.execute('lock table submissions in access exclusive mode');
      const first = change(many.slice(1));
      await until(async () => (await lockWaits(product.database())) > 0);
      await expect(change(['submission:1'])).rejects.toMatchObject({ code: 'server.tooMany' });
      return { first };
    });
    await first;
    await change(['submission:1']);
    await close();
  });
});

describe('a stream goes on behind the last event that its reader saw', () => {
  test('with what came after it, by topic and by what the reader may know', async () => {
    // What an answer tells of may reach the streams after it: the next one begins behind it.
    const earlier = await listen(undefined, 'submissions');
    const [own, other] = [await submit(alice), await submit(bob)];
    await toldOf(earlier, other);
    await earlier.close();
    const before = await listen(undefined, 'submissions');
    await tell(own);
    await toldOf(before, own);
    await before.close();
    expect(before.names()).toEqual(['opened', 'ready', 'submission.compiling']);
    const lastId = before.ids.at(-1);
    await product.database().execute(`update problems set auth = 2 where problem_id = 'P1000'`);
    await tell(own);
    await product.database().execute(`update problems set auth = 1 where problem_id = 'P1000'`);
    await tell(other);

    const streams = [
      await listen(undefined, 'submissions', lastId),
      await listen(alice.token(), 'submissions', lastId),
      await listen(undefined, `submission:${other}`, lastId),
    ];
    for (const stream of streams) await toldOf(stream, other);
    expect(streams.map(({ resumed }) => resumed)).toEqual([true, true, true]);
    expect(streams.map(submissionsIn)).toEqual([[other], [own, other], expect.arrayContaining([other])]);
    for (const stream of streams) expect(stream.names()).not.toContain('ready');

    await tell(own);
    for (const stream of streams.slice(0, 2)) await until(() => submissionsIn(stream).at(-1) === own);
    expect(streams[0]?.ids.at(-1)).toBe(streams[1]?.ids.at(-1));
    await Promise.all(streams.map(stream => stream.close()));
  });

  test('and is told to fetch again when that event is not known', async () => {
    const stream = await listen(undefined, 'submissions', 'AAAAAAAAAAAA.0');
    await until(() => stream.events.length > 1);
    expect([stream.resumed, stream.names()]).toEqual([false, ['opened', 'ready']]);
    await stream.close();
  });
});

describe('the topics of an open stream', () => {
  test('are added and dropped without opening another one', async () => {
    const [one, two] = [await submit(alice), await submit(alice)];
    const stream = await listen(alice.token(), `submission:${one}`);
    await tell(one);
    await until(() => stream.names().includes('submission.compiling'));
    await alice.live.change({ streamId: stream.streamId, topics: [`submission:${two}`] });
    await tell(one);
    await tell(two);
    await until(() => stream.events.some(event => event.event === 'submission.compiling' && event.submitId === two));
    const told = stream.events.flatMap(event => (event.event === 'submission.compiling' ? [event.submitId] : []));
    expect(told).toEqual([one, two]);
    await until(() => stream.events.some(event => event.event === 'submission.waiting' && event.submitId === two));
    await stream.close();
  });

  test('are not fetched again when nothing has happened to them since the reader began to fetch', async () => {
    const { uid } = await alice.account.login({ username: 'alice', password: 'correct horse' });
    const own = `user:${uid}`;
    const { streamId, close } = await listen(alice.token(), 'submissions');
    const change = (...topics: string[]) => alice.live.change({ streamId, topics, age: 0 });
    const missed = async () => {
      await change('submissions');
      return (await change('submissions', own)).missed;
    };
    expect((await alice.live.change({ streamId, topics: [own] })).missed).toEqual([own]);
    await until(async () => (await missed()).join() === '');
    const quiet = await listen(alice.token(), own, undefined, 0);
    await publish(product.database(), { event: 'user.messages', uid: Number(uid) });
    await until(async () => (await missed()).join() === own);
    await until(() => quiet.names().includes('user.messages'));
    expect([quiet.resumed, quiet.names()]).toEqual([true, ['opened', 'user.messages']]);
    const late = await listen(alice.token(), own, undefined, 0);
    await until(() => late.names().includes('ready'));
    await Promise.all([close(), quiet.close(), late.close()]);
  });

  test('are changed by its reader alone, and only while it is open', async () => {
    const stream = await listen(alice.token(), 'submissions');
    const visitors = await listen(undefined, 'submissions');
    const change = (api: Api, streamId: string) => api.live.change({ streamId, topics: ['submission:1'] });
    await change(alice, stream.streamId);
    for (const [api, streamId] of [
      [bob, stream.streamId],
      [product.as(), stream.streamId],
      [alice, visitors.streamId],
      [alice, 'AAAAAAAAAAAAAAAAAAAAAAAA'],
    ] as const)
      await expect(change(api, streamId)).rejects.toMatchObject({ code: 'stream.notFound' });
    await Promise.all([stream.close(), visitors.close()]);
    const refusal = () =>
      change(alice, stream.streamId).then(
        () => undefined,
        (reason: unknown) => reason,
      );
    expect(await until(refusal)).toMatchObject({ code: 'stream.notFound' });
  });
});

test('a commit sends one notification, however much it announces; what is rolled back sends none', async () => {
  const database = product.database();
  const listener = await database.$client.connect();
  const heard: string[] = [];
  listener.on('notification', ({ payload = '' }) => heard.push(payload));
  await listener.query('listen oj_events');
  const publishAll = (...customTests: number[]) =>
    database.transaction(async tx => {
      for (const customTestId of customTests) await publish(tx, { event: 'customTest.finished', customTestId });
      if (customTests.includes(0)) throw new Error('rolled back');
    });
  await publishAll(1, 2, 2, 3);
  await expect(publishAll(4, 0)).rejects.toThrow('rolled back');
  await publishAll(5);
  await until(() => heard.length > 1);
  listener.release(true);
  const customTestsIn = (payload: string) => JSON.parse(payload).events.map(({ customTestId }: { customTestId: number }) => customTestId);
  expect(heard.map(customTestsIn)).toEqual([[1, 2, 3], [5]]);
});
