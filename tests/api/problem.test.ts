import { type ApiError, contract, createClient, overHttp, statementTexts, Status } from '@oj/contract';
import { typeset as setText } from '@oj/ui/typeset';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asRoot, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

test('a visitor lists the starter problems in the order of their ids', async () => {
  const { records, total } = await product.as().problem.list({ limit: 300 });
  const ids = records.map(({ problemId }) => problemId);
  expect(total).toBe(12);
  expect(ids).toEqual(ids.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1)));
  for (const { tags, difficulty } of records) {
    expect(tags.length).toBeGreaterThan(0);
    expect(difficulty).toBeGreaterThanOrEqual(0);
  }
});

test('statements come in the language asked for', async () => {
  const chinese = createClient(contract, overHttp({ base: `${product.url}/api`, language: () => 'zh-CN' }));
  const [zh, en] = await Promise.all([chinese.problem.detail({ problemId: 'P1000' }), product.as().problem.detail({ problemId: 'p1000' })]);
  expect(zh.problem.title).toMatch(/慢慢来/);
  expect(en.problem.title).toMatch(/Unhurried/);
  expect(zh.problem.description).not.toBe(en.problem.description);
});

test('every starter problem has a whole statement in both languages and samples', async () => {
  const visitor = product.as();
  const chinese = createClient(contract, overHttp({ base: `${product.url}/api`, language: () => 'zh-CN' }));
  const { records } = await visitor.problem.list({ limit: 300 });
  for (const { problemId } of records) {
    for (const reader of [visitor, chinese]) {
      const { problem } = await reader.problem.detail({ problemId });
      expect(problem.title.length, problemId).toBeGreaterThan(1);
      for (const part of [problem.description, problem.input, problem.output]) expect(part.length, problemId).toBeGreaterThan(3);
      expect(problem.examples, problemId).toMatch(/<input>[\s\S]*<\/input><output>[\s\S]+<\/output>/);
    }
  }
});

test('filters narrow the list', async () => {
  const visitor = product.as();
  const all = await visitor.problem.list({ limit: 300 });
  const [tag] = await visitor.problem.tags({});
  const byTag = await visitor.problem.list({ tagId: [tag?.id ?? 0], limit: 300 });
  expect(byTag.records.map(({ pid }) => pid)).toEqual(
    all.records.filter(({ tags }) => tags.some(({ id }) => id === tag?.id)).map(({ pid }) => pid),
  );
  expect((await visitor.problem.list({ keyword: 'unhurried' })).records.map(({ problemId }) => problemId)).toEqual(['P1000']);
  const easy = await visitor.problem.list({ difficulty: 0, limit: 300 });
  expect(easy.records.every(({ difficulty }) => difficulty === 0)).toBe(true);
  expect((await visitor.problem.list({ keyword: '%' })).total).toBe(0);
});

test('PRB-015: our own problems and tags go by two names, and filters that were left empty are none', async () => {
  const visitor = product.as();
  expect(await visitor.problem.tags({ oj: 'Mine' })).toEqual(await visitor.problem.tags({ oj: 'ME' }));
  expect(await visitor.tag.classified({ oj: 'Mine' })).toEqual(await visitor.tag.classified({ oj: 'ME' }));
  const { total } = await visitor.problem.list({ oj: 'Mine' });
  const empty = await fetch(`${product.url}/api/get-problem-list?keyword=&difficulty=&oj=&tagId=&currentPage=&limit=`);
  expect(await empty.json()).toMatchObject({ status: 200, data: { total } });
});

test('on request the texts of a statement come set, in the language asked for, as they are now', async () => {
  const visitor = product.as();
  const chinese = createClient(contract, overHttp({ base: `${product.url}/api`, language: () => 'zh-CN' }));
  expect((await visitor.problem.detail({ problemId: 'P1000' })).typeset).toBeUndefined();
  for (const reader of [visitor, chinese]) {
    const { problem, typeset } = await reader.problem.detail({ problemId: 'P1000', typeset: true });
    for (const name of statementTexts) expect(typeset?.[name]).toEqual(JSON.parse(JSON.stringify(setText(problem[name]))));
    expect(JSON.stringify(typeset?.description)).toContain('katex-html');
  }
  const db = product.database();
  await db.execute(
    `update problems set hint = 'Look *twice*.', source = repeat('long ', 3000), translations = '{}' where problem_id = 'P1002'`,
  );
  const changed = () => visitor.problem.detail({ problemId: 'P1002', typeset: true });
  const { typeset } = await until(async () => ((await changed()).problem.hint === 'Look *twice*.' ? changed() : undefined));
  expect(typeset?.hint).toEqual([['p', null, 'Look ', ['em', null, 'twice'], '.']]);
  expect(typeset?.source).toBeNull();
});

test('a long answer is packed for whoever can unpack it; what is sent in is never unpacked', async () => {
  const encodingOf = ({ headers }: Response) => headers.get('content-encoding');
  const ask = (encoding: string, path = 'openapi.json') =>
    fetch(`${product.url}/api/${path}`, { headers: { 'accept-encoding': encoding } });
  const [packed, plain] = [await ask('gzip'), await ask('identity')];
  expect([packed, plain, await ask('gzip', 'get-problem-detail?problemId=P1000')].map(encodingOf)).toEqual(['gzip', null, null]);
  expect(await packed.json()).toEqual(await plain.json());
  expect(packed.headers.get('vary')).toContain('accept-encoding');
  const bomb = await fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body: gzipSync(JSON.stringify({ username: 'root', password: ROOT_PASSWORD })),
  });
  expect(bomb.status).toBeGreaterThanOrEqual(400);
});

test('an unknown problem is said to be unknown', async () => {
  await expect(product.as().problem.detail({ problemId: 'P9999999' })).rejects.toMatchObject({ code: 'problem.notFound' });
});

test('nobody has solved anything yet', async () => {
  const root = await asRoot(product);
  const { records } = await root.problem.list({});
  const standings = await root.problem.myStatuses({ pidList: records.map(({ pid }) => pid) });
  expect(Object.values(standings).every(({ status }) => status === Status.notSubmitted)).toBe(true);
  await expect(product.as().problem.myStatuses({ pidList: [1] })).rejects.toMatchObject({ code: 'login.required' });
});

test('test data, answers and what judges are not part of any answer', async () => {
  const secret = JSON.stringify({ 'secret.h': 'nobody reads this' });
  await product.database().execute(`update problems set judge_extra_file = '${secret}' where problem_id = 'P1005'`);
  const { problem } = await product.as().problem.detail({ problemId: 'P1005' });
  expect(problem).toMatchObject({ judgeMode: 'spj', auth: 1, spjCode: null, spjLanguage: null, judgeExtraFile: null, isGroup: false });
  expect(JSON.stringify(problem)).not.toMatch(/inputHash|answerHash|ignoreEndBlank|nobody reads this|registerTestlib|argv/);
});

test('whoever changes a problem reads it changed, also when everybody reads it all the time', async () => {
  const root = await asRoot(product);
  const { problem } = await root.problem.detail({ problemId: 'P1001' });
  for (let round = 0; round < 5; round++) {
    for (const auth of [2, 1] as const) {
      const readings = Array.from({ length: 8 }, () => product.as().problem.list({ limit: 300 }));
      await root.problemEditor.changeAuth({ id: problem.id, auth });
      const { records } = await product.as().problem.list({ limit: 300 });
      expect(records.some(({ problemId }) => problemId === 'P1001')).toBe(auth === 1);
      const refusal = await product
        .as()
        .problem.detail({ problemId: 'P1001' })
        .catch((reason: ApiError) => reason.code);
      expect(refusal === 'problem.notFound').toBe(auth === 2);
      await Promise.all(readings);
    }
  }
});

test.each([
  ['problems', `update problems set title = title where problem_id = 'P1001'`],
  ['tags', 'update tags set color = color'],
  ['tags of problems', 'delete from problem_tags where problem_id = 0'],
  ['names of users', 'update users set username = username where id = 0'],
])('a change of %s, by whomever, is told to every process', async (_, statement) => {
  const client = await product.database().$client.connect();
  try {
    const heard = new Promise(resolve => client.once('notification', ({ payload }) => resolve(payload)));
    await client.query('listen oj_events');
    await product.database().execute(statement);
    expect(await heard).toBe('{"event":"problems.changed"}');
  } finally {
    client.release(true);
  }
});
