import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asNewUser, asRoot, type Api, type Product, startProduct } from '../support/product';

/** What another front end of the same protocol sends and expects, byte by byte where the typed client would hide it. */
let product: Product;
let root: Api;
let user: Api;
beforeAll(async () => {
  product = await startProduct();
  root = await asRoot(product);
  user = await asNewUser(product, 'otherclient');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

interface Answer {
  http: number;
  status: number;
  code?: string;
  msg: string;
  data: never;
}

async function call(method: string, path: string, { as = root, json, headers = {} }: { as?: Api; json?: unknown; headers?: object } = {}) {
  const response = await fetch(`${product.url}/api${path}`, {
    method,
    headers: {
      authorization: as.token() ?? '',
      'accept-language': 'en-US',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: json === undefined ? undefined : JSON.stringify(json),
  });
  return { http: response.status, ...((await response.json()) as object) } as Answer;
}

const pidOf = async (problemId: string) => (await root.problem.detail({ problemId })).problem.id;

describe('F10: shapes of the wire', () => {
  test('the editor reads a problem flat, with its extra files as JSON text', async () => {
    const pid = await pidOf('P1000');
    const files = { 'table.h': '#pragma once\n' };
    await product.database().$client.query('update problems set user_extra_file = $1, judge_extra_file = $1 where id = $2', [files, pid]);
    const { data } = await call('GET', `/admin/problem?pid=${pid}`);
    expect(data).toMatchObject({
      id: pid,
      problemId: 'P1000',
      userExtraFile: JSON.stringify(files),
      judgeExtraFile: JSON.stringify(files),
    });
    const detail = await call('GET', '/get-problem-detail?problemId=P1000');
    expect(detail.data).toMatchObject({ problem: { userExtraFile: JSON.stringify(files) } });
  });

  test('a problem is saved as it was read, its code templates by number', async () => {
    const pid = await pidOf('P1000');
    const { data: problem } = await call('GET', `/admin/problem?pid=${pid}`);
    const languages = await root.problem.languages({});
    const [language] = languages;
    const { status } = await call('PUT', '/admin/problem', {
      json: {
        problem,
        samples: [],
        isUploadTestCase: true,
        languages: languages.map(({ id, name }) => ({ id, name })),
        tags: [],
        codeTemplates: [{ pid, lid: language?.id, code: 'int answer;', status: true }],
      },
    });
    expect(status).toBe(200);
    const templates = await call('GET', `/get-problem-code-template?pid=${pid}`);
    expect(templates.data).toMatchObject([{ pid, lid: language?.id, code: 'int answer;', status: true }]);
  });

  test('languages have MIME types, and C and C++ can judge', async () => {
    const languages = await root.problem.languages({});
    expect(languages.find(({ name }) => name === 'C++ 17')?.contentType).toBe('text/x-c++src');
    for (const { contentType } of languages) expect(contentType).toMatch(/^text\//);
    expect(languages.filter(({ isSpj }) => isSpj).map(({ name }) => name)).toEqual(expect.arrayContaining(['C', 'C++']));
  });

  test('tags say their source, group and classification wherever they are', async () => {
    const whole = { oj: 'ME', gid: null, tcid: null };
    const tag = await root.tagEditor.add({ name: 'wire' });
    const pid = await pidOf('P1001');
    await product.database().$client.query('insert into problem_tags (problem_id, tag_id) values ($1, $2)', [pid, tag.id]);
    const inList = (await root.problem.list({ limit: 300 })).records.find(row => row.pid === pid)?.tags;
    for (const tags of [inList, await root.problem.tags({}), await root.tag.ofProblem({ pid })])
      expect(tags?.find(({ id }) => id === tag.id)).toEqual({ id: tag.id, name: 'wire', color: null, ...whole });
  });

  test('a special judge that does not compile is an answer: HTTP 200, and 400 in the body', async () => {
    const answer = await call('POST', '/admin/problem/compile-spj', { json: { code: 'int main( {', language: 'C', extraFiles: '{}' } });
    expect(answer).toMatchObject({ http: 200, status: 400, code: 'judge.compileError' });
    expect(answer.msg).toContain('error');
  });
});

describe('F10: what existing clients send', () => {
  test('0 is no contest, no group and no training', async () => {
    const code = 'print(sum(map(int, input().split())))';
    const submitted = await call('POST', '/submit-problem-judge', {
      as: user,
      json: { pid: 'P1000', language: 'Python3', code, cid: 0, gid: 0, tid: 0, isRemote: false },
    });
    expect(submitted).toMatchObject({ status: 200, data: { status: Status.pending } });
    const pid = await pidOf('P1000');
    const statuses = await call('POST', '/get-user-problem-status', {
      as: user,
      json: { pidList: [pid], isContestProblemList: false, cid: 0, gid: 0 },
    });
    expect(statuses.status).toBe(200);
    expect((await call('GET', `/get-last-ac-code?pid=${pid}&cid=0`, { as: user })).status).toBe(200);
    expect((await call('GET', '/get-submission-list?gid=0&limit=5')).data).toMatchObject({ records: [expect.anything()] });
  });

  test('a list of a contest, or of a group that is not there, shows no practice rows', async () => {
    expect((await call('GET', '/get-submission-list?contestID=1')).data).toMatchObject({ records: [], total: 0 });
    expect(await call('GET', '/get-submission-list?gid=1')).toMatchObject({ status: 404, data: null });
  });

  test('"None" is no address', async () => {
    expect((await call('POST', '/change-userInfo', { as: user, json: { blog: 'None', github: 'None' } })).data).toMatchObject({
      blog: null,
      github: null,
    });
  });

  test('a DELETE may name the type of a body that it does not have', async () => {
    const { id } = await root.tagEditor.add({ name: 'gone soon' });
    const headers = { 'content-type': 'application/json' };
    expect((await call('DELETE', `/admin/tag?tid=${id}`, { headers })).status).toBe(200);
  });

  test('calls about contests, trainings and remote judges refuse in a sentence', async () => {
    expect(await call('GET', '/get-full-screen-problem-list?cid=1', { as: user })).toMatchObject({ http: 404, code: 'contest.notFound' });
    expect(await call('GET', '/get-full-screen-problem-list?tid=999', { as: user })).toMatchObject({
      http: 404,
      code: 'training.notFound',
    });
    const statuses = await call('POST', '/check-contest-submissions-status', { as: user, json: { submitIds: [1], cid: 1 } });
    expect(statuses).toMatchObject({ http: 404, code: 'contest.notFound' });
    const [own] = (await user.submission.list({ onlyMine: true })).records;
    expect(await call('GET', `/resubmit?submitId=${own?.submitId}`, { as: user })).toMatchObject({
      http: 404,
      code: 'submission.notRemote',
    });
    expect(await call('GET', `/resubmit?submitId=${own?.submitId}`)).toMatchObject({ code: 'submission.notOwner' });
    expect(await call('GET', '/resubmit?submitId=2000000000', { as: user })).toMatchObject({ code: 'submission.notFound' });
  });
});
