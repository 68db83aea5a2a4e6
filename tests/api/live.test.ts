import { contract, overHttp, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf } from '../../packages/contract/src/eventStream';
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

async function open(token: string | undefined, topics = 'submissions'): Promise<Opened> {
  const closing = new AbortController();
  const send = overHttp({ base: `${product.url}/api`, credential: { get: () => token, set: () => undefined } });
  const response = await send(contract.live.open, { topics }, { signal: closing.signal });
  return { response, status: response.status, close: () => closing.abort() };
}

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
    const { submitId } = await alice.submission.submit({ pid: 'P1000', language: 'C++ 17', code: 'int main() {}' });
    const edge = await open(undefined, 'submission:2147483647');
    const { response, close } = await open(alice.token(), `submission:${submitId}`);
    for await (const event of eventsOf(response))
      if (JSON.parse(event).event === 'submission.waiting') {
        expect(JSON.parse(event)).toEqual({ event: 'submission.waiting', submitId, status: Status.pending, place: 1 });
        break;
      }
    close();
    edge.close();
  });
});
