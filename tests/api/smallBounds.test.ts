import { Status } from '@oj/contract';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advisoryLocks } from '../../packages/server/src/database/locks';
import { UnusedFiles } from '../../packages/server/src/features/cleanup/unusedFiles.queries';
import { FileStore } from '../../packages/server/src/files/store';
import { contestsOf } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';
import { zip } from '../support/zip';

let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const post = async (path: string, body: object, headers: Record<string, string> = {}) => {
  const json = { 'content-type': 'application/json', ...headers };
  const response = await fetch(`${product.url}/api${path}`, { method: 'POST', headers: json, body: JSON.stringify(body) });
  return { status: response.status, code: ((await response.json()) as { code?: string }).code };
};
const archive = (input: string) =>
  zip([
    { name: '1.in', content: input },
    { name: '1.out', content: 'x' },
  ]);

describe('S11: odd names and addresses are refused, not failed at', () => {
  test.each([
    ['a NUL', '\0', 'input.invalid'],
    ['a NUL within', 'a\0b', 'input.invalid'],
    ['signs that grow when they are compared', '\ufdfa'.repeat(20), 'login.'],
    ['half a sign', '\ud800', 'input.invalid'],
  ])('S11: %s at the login', async (_, username, code) => {
    expect(await post('/login', { username, password: 'correct horse' })).toEqual({ status: 400, code: expect.stringContaining(code) });
  });

  test.each(['1'.repeat(46), 'x'.repeat(5000), "'; drop table users", '::1%'.repeat(20), '1.2.3.4'])(
    'S11: the forwarded address %s',
    async address => {
      const answer = await post('/login', { username: 'nobody', password: 'correct horse' }, { 'x-forwarded-for': address });
      expect(answer).toEqual({ status: 400, code: expect.stringMatching(/^login\./) });
    },
  );
});

test('S13: a GET whose body dribbles in is ended with its answer', async () => {
  const { port } = new URL(product.url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET /api/health HTTP/1.1\r\nhost: x\r\ncontent-length: 1000\r\n\r\nx');
  // Resolves when the other side has ended the connection.
  expect(await text(socket)).toContain('"status":200');
});

test('S13: from one address it is not asked for ever whether a name is taken', async () => {
  const from = { 'x-forwarded-for': '192.0.2.77' };
  const codes = [];
  for (let i = 0; i < 301; i++) codes.push((await post('/check-username-or-email', { username: `name${i}` }, from)).status);
  expect(codes.slice(0, 300).every(status => status === 200)).toBe(true);
  expect(codes.at(-1)).toBe(429);
  expect((await post('/check-username-or-email', { username: 'name' }, { 'x-forwarded-for': '192.0.2.78' })).status).toBe(200);
});

test('S13: one address is drawn so many pictures and no more', async () => {
  const from = { 'x-forwarded-for': '192.0.2.79' };
  const picture = async () => (await fetch(`${product.url}/api/captcha`, { headers: from })).status;
  expect(await picture()).toBe(200);
  await product.database().execute(`update rate_limits set points = 1499 where key = 'picture-ip:192.0.2.79'`);
  expect([await picture(), await picture()]).toEqual([200, 429]);
});

test.each(['javascript:alert(1)', 'JavaScript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', 'mailto:a@b.c'])(
  'S13: %s is no address of a project',
  async projectUrl => {
    await expect(root.settings.setWeb({ projectUrl })).rejects.toMatchObject({ code: 'input.invalid' });
  },
);

test.each(['https://example.org/oj', '/api/docs'])('S13: %s is an address of a project', async projectUrl => {
  await root.settings.setWeb({ projectUrl });
  expect((await root.site.config()).projectUrl).toBe(projectUrl);
});

test('S13: who fetches test data or made passwords is in the audit log', async () => {
  const { pid, problemId } = await root.problemEditor.add({
    problem: { problemId: 'AUDIT', title: 't', description: '', input: 'i', output: 'o', examples: '', auth: 2 },
    samples: [{ input: '1', output: '1' }],
    languages: [{ name: 'C++ 17' }],
  });
  const headers = { authorization: root.token() ?? '' };
  const response = await fetch(`${product.url}/api/file/download-testcase?pid=${pid}`, { headers });
  await response.arrayBuffer();
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="AUDIT.zip"; filename*=UTF-8''AUDIT.zip`);
  const { key } = await root.users.generate({ prefix: 'made', number_from: 1, number_to: 3, password_length: 8 } as never);
  await (await root.users.generated({ key })).arrayBuffer();
  const { records } = await root.audit.list({});
  const seen = records.map(({ action, target }) => [action, target]);
  expect(seen).toContainEqual(['testData.download', problemId]);
  expect(seen).toContainEqual(['user.downloadGenerated', 'made1 … made3']);
});

test('S13: files of test data that was replaced or given up are removed, the others stay', async () => {
  const store = new FileStore({ dataDir: product.dataDir });
  const unused = new UnusedFiles(product.database(), store);
  const at = { graceMs: 0, paceMs: 0 };
  const upload = async (input: string) => (await root.testData.upload({ file: archive(input), mode: 'default' })).fileListDir;
  const kept = new Set(await store.list());
  const handle = await upload('first');
  const { pid } = await root.problemEditor.add({
    problem: { problemId: 'FILES', title: 't', description: '', input: 'i', output: 'o', examples: '', auth: 2 },
    isUploadTestCase: true,
    uploadTestcaseDir: handle,
    samples: [],
    languages: [{ name: 'C++ 17' }],
  });
  const first = (await store.list()).filter(hash => !kept.has(hash));
  expect(first).toHaveLength(2);
  await root.testData.set({ pid, uploadTestcaseDir: await upload('second') });
  await upload('given up');
  expect((await store.list()).length - kept.size).toBe(4);
  await product.database().execute(`delete from test_data_uploads`);
  await unused.cleanUp(at);
  expect((await store.list()).length - kept.size).toBe(4);
  await unused.cleanUp(at);
  const left = (await store.list()).filter(hash => !kept.has(hash));
  expect(left).toHaveLength(2);
  const packed = await root.testData.download({ pid });
  expect(Buffer.from(await packed.arrayBuffer()).includes('1.in')).toBe(true);
});

describe('the CCS API', () => {
  const contests = contestsOf(
    () => product,
    () => root,
  );

  const MANY = 60_000;

  test('S5: a collection comes whole, page by page; a seal that begins meanwhile hides what is behind it', async () => {
    const { cid } = await contests.contest({ start: -60, end: 120, seal: 60 });
    const many = await asNewUser(product, 'many');
    const rival = await asNewUser(product, 'rival');
    const submitId = await contests.submit(many, cid, { status: Status.wrongAnswer, minutesAgo: 30 });
    await product.database().execute(`insert into submissions (user_id, problem_id, contest_id, language, length, status, submitted_at)
      select user_id, problem_id, contest_id, language, length, status, submitted_at
      from submissions, generate_series(2, ${MANY}) where id = ${submitId}`);
    const sent = await root.ccs.collection({ cid, collection: 'submissions' });
    expect(new Set(sent.map(({ id }) => id)).size).toBe(MANY);
    expect(sent).toHaveLength(MANY);

    const authorization = rival.token() ?? '';
    const { body } = await fetch(`${product.url}/api/ccs/contests/${cid}/submissions`, { headers: { authorization } });
    const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
    let seen = (await reader.read()).value ?? '';
    await product.database().execute(`update contests set seal_at = now() - interval '40 minutes' where id = ${cid}`);
    for (let part = await reader.read(); !part.done; part = await reader.read()) seen += part.value;
    const known = JSON.parse(seen) as unknown[];
    expect(known.length).toBeGreaterThanOrEqual(1_000);
    expect(known.length).toBeLessThan(MANY);
    expect(await rival.ccs.collection({ cid, collection: 'judgements' })).toEqual([]);
  });

  test('S13: one network makes so many calls of the CCS API and no more', async () => {
    await product.database().execute(`update rate_limits set points = 599 where key like 'ccs:%'`);
    expect(await codeOf(product.as().ccs.contests())).toBe('done');
    expect(await codeOf(product.as().ccs.contests())).toBe('server.tooMany');
  });
});

test('changes of one user that wait for each other leave the connections to everybody else; too many are refused', async () => {
  await root.problemEditor.add({
    problem: { problemId: 'SUM', title: 'Sum', description: '', input: 'i', output: 'o', examples: '', auth: 1 },
    samples: [{ input: '1 2\n', output: '3\n' }],
    languages: [{ name: 'C++ 17' }],
  });
  const crowd = await asNewUser(product, 'crowd');
  const { rows } = await product.database().$client.query<{ id: number }>(`select id from users where username = 'crowd'`);
  await using holder = await heldLock(rows[0]?.id ?? 0);
  let refused = 0;
  const sent = Array.from({ length: 300 }, async () => {
    const code = await codeOf(crowd.submission.submit({ pid: 'SUM', language: 'C++ 17', code: 'int main() {}' }));
    if (code === 'server.tooMany') refused++;
    return code;
  });
  await until(() => refused === 300 - 206);
  expect((await product.as().problem.list({})).records).toHaveLength(1);
  await root.tagEditor.add({ name: 'meanwhile', oj: 'ME' });
  await holder.letGo();
  const codes = await Promise.all(sent);
  expect(codes.filter(code => code === 'done')).toHaveLength(206);
  expect((await crowd.submission.list({ onlyMine: true, limit: 300 })).records).toHaveLength(206);
});

test('reads of one user that wait leave the connections to everybody else; too many are refused', async () => {
  const reader = await asNewUser(product, 'reader');
  await using holder = await heldTable('notice_marks');
  const statuses: number[] = [];
  const answered = (status: number) => statuses.filter(each => each === status).length;
  const asked = Array.from({ length: 16 + 400 + 7 }, async () => {
    const answer = await fetch(`${product.url}/api/msg/sys`, { headers: { authorization: reader.token() ?? '' } });
    statuses.push(answer.status);
    await answer.arrayBuffer();
  });
  await until(() => answered(429) === 7);
  expect((await product.as().problem.list({})).records).not.toEqual([]);
  expect(answered(200)).toBe(0);
  await holder.letGo();
  await Promise.all(asked);
  expect([answered(200), answered(429)]).toEqual([16 + 400, 7]);
});

/** Everything that submits as this user waits, as it does while a submission is being stored. */
const heldLock = (userId: number) => held('select pg_advisory_xact_lock($1, $2)', [advisoryLocks.submit, userId]);
/** Nobody reads this table meanwhile. */
const heldTable = (table: string) => held(`lock table ${table} in access exclusive mode`);

async function held(lock: string, values: unknown[] = []) {
  const client = await product.database().$client.connect();
  await client.query('begin');
  await client.query(lock, values);
  const letGo = () => client.query('rollback');
  return {
    letGo,
    [Symbol.asyncDispose]: async () => {
      await letGo();
      client.release();
    },
  };
}
