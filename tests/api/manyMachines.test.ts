import { ApiError, Status } from '@oj/contract';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BucketServer, bucketServer } from '../support/bucket';
import { contestsOf } from '../support/contests';
import { verdictOf } from '../support/judged';
import { listen } from '../support/listen';
import { pictureWith } from '../support/pictures';
import { type Api, asNewUser, asRoot, copySeeded, type Product, startProduct } from '../support/product';
import { type RedisServer, redisServer } from '../support/redis';
import { until } from '../support/until';

/*
 * Three machines with an API each, two of them with a judge, on one database, one bucket and one Redis server. The first has the database;
 * the last is killed, with its judge, while four users hand in one program after the other.
 */
const OF_EACH = 12;
/** Programs whose judge is known to the server before the kill. */
const BEFORE_THE_KILL = 10;

let folder: string;
let redis: RedisServer;
let bucket: BucketServer;
let machines: Product[];
let root: Api;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'oj-test-'));
  [redis, bucket] = [await redisServer(), await bucketServer()];
  await Promise.all([redis.start(), bucket.start()]);
  const first = await machine('first', { OJ_JUDGES: '0' });
  const env = { OJ_JUDGES: '1', DATABASE_URL: first.databaseUrl };
  machines = [first, ...(await Promise.all([machine('second', env), machine('third', env)]))];
  root = await asRoot(first);
});
afterAll(async () => {
  await Promise.all(machines.slice(1).map(each => each.stop()));
  await machines[0]?.stop();
  await Promise.all([redis.kill(), bucket.dispose()]);
  await rm(folder, { recursive: true, force: true });
});

async function machine(name: string, env: Record<string, string>) {
  const dataDir = path.join(folder, name);
  await mkdir(dataDir);
  if (!env.DATABASE_URL) copySeeded('emptyDir', dataDir);
  const shared = { ...bucket.env, OJ_EVENTS: redis.url, OJ_STARTER: '0' };
  return startProduct({ dataDir, env: { ...shared, ...env }, withJudge: env.OJ_JUDGES !== '0' });
}

/** Calls the machines in turn, as a proxy does; when one does not answer, the next is asked. */
function proxied(token: string | undefined) {
  const apis = machines.map(each => each.as(token));
  let turn = 0;
  /** Makes a call that may be made twice, and measures how long nobody answered. */
  return async function ask<Answer>(call: (api: Api) => Promise<Answer>): Promise<Answer> {
    const since = performance.now();
    for (let refused = false; ; refused = true) {
      const answer = await call(apis[turn++ % apis.length] as Api).catch(unlessCutOff);
      if (refused && answer !== undefined) refusals.push(performance.now() - since);
      if (answer !== undefined) return answer;
    }
  };
}
const refusals: number[] = [];

function unlessCutOff(reason: unknown): undefined {
  if (reason instanceof ApiError && reason.code !== 'network.failed') throw reason;
}

test('one machine of three is killed under load: nothing is lost, nothing is done twice, and the others go on', async ({ annotate }) => {
  const [first, second, third] = machines as [Product, Product, Product];
  const contests = contestsOf(
    () => first,
    () => root,
  );
  const languages = [{ name: 'Python3' }];
  const { pid } = await root.problemEditor.add({ ...contests.draftOfProblem(), languages });
  const { link } = await third.as(root.token()).attachment.uploadPicture({ file: pictureWith('') });
  const users = await Promise.all(['ann', 'bob', 'cho', 'dan'].map(name => asNewUser(first, name)));
  const streams = machines.map(each => listen(each.as(root.token()), 'submissions'));
  await Promise.all(streams.map(stream => stream.isReady()));

  const answered = new Map<number, string>();
  async function handIn(user: Api, name: number) {
    const ask = proxied(user.token());
    for (let number = 0; number < OF_EACH; number++) {
      const code = `print(input()) # ${name} ${number}`;
      const draft = { pid: 'CP1', language: 'Python3', code, clientKey: randomUUID() };
      const { submitId } = await ask(api => api.submission.submit(draft));
      answered.set(submitId, code);
      await ask(api => api.problem.detail({ problemId: 'CP1' }));
    }
  }
  const load = Promise.all(users.map(handIn));
  await until(() => answered.size >= BEFORE_THE_KILL);
  await third.kill();
  await load;

  for (const id of answered.keys()) expect(await verdictOf(root, id)).toMatchObject({ status: Status.accepted });
  const { rows } = await first
    .database()
    .$client.query<{ id: number; code: string }>(
      'select id, code from submissions join submission_codes on submission_id = id where problem_id = $1',
      [pid],
    );
  const lost = [...answered].filter(([id, code]) => !rows.some(row => row.id === id && row.code === code));
  const doubled = rows.length - new Set(rows.map(({ code }) => code)).size;
  expect({ lost, doubled, more: rows.length - answered.size }).toEqual({ lost: [], doubled: 0, more: 0 });
  await until(async () => {
    const { problemCount } = await second.as().problem.detail({ problemId: 'CP1' });
    return problemCount.total === rows.length && problemCount.ac === rows.length;
  });

  for (const { heard } of streams.slice(0, 2)) {
    const verdicts = () => heard.flatMap(event => (event.event === 'submission.judged' && 'submitId' in event ? [event.submitId] : []));
    // Who is told that something may have been missed reads it anew; the others hear of every verdict, the last one perhaps after it counts.
    const isTold = () => heard.filter(({ event }) => event === 'ready').length > 1;
    await until(() => isTold() || verdicts().length >= rows.length);
    expect(new Set(verdicts()).size).toBe(verdicts().length);
  }
  expect((await fetch(second.url + link)).status).toBe(200);
  const longest = Math.max(0, ...refusals);
  await annotate(`${rows.length} submissions: lost 0, doubled 0, longest refusal ${(longest / 1_000).toFixed(2)} s`);
  await Promise.all(streams.map(stream => stream.stop()));
});
