import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wireCalls } from '../support/wireCalls';
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
    const detail = () => call('GET', '/get-problem-detail?problemId=P1000').then(({ data }) => data);
    await expect.poll(detail).toMatchObject({ problem: { userExtraFile: JSON.stringify(files) } });
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
    expect(new Set(languages.map(({ oj }) => oj))).toEqual(new Set(['ME']));
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
    expect(submitted).toMatchObject({ status: 200, data: { cid: 0, pid: expect.any(Number) } });
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

  test('calls about contests, trainings and remote judges refuse in a sentence; C5: resubmitting is for the owner', async () => {
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
    expect(await call('GET', `/resubmit?submitId=${own?.submitId}`)).toMatchObject({ code: 'submission.resubmitNotOwner' });
    expect(await call('GET', '/resubmit?submitId=2000000000', { as: user })).toMatchObject({ code: 'submission.notFound' });
  });
});

/** Multipart as forms of browsers send it. */
function upload(headers: Record<string, string>) {
  const body = new FormData();
  body.append('image', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'pixel.png');
  return fetch(`${product.url}/api/file/upload-avatar`, { method: 'POST', headers, body });
}
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const logIn = () =>
  fetch(`${product.url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'otherclient', password: 'correct horse' }),
  });

describe('I04: uploads without the token header', () => {
  test('a login leaves no cookie, and a cookie opens nothing, unless the site says so', async () => {
    const response = await logIn();
    expect(response.headers.get('set-cookie')).toBeNull();
    const cookie = `oj-upload=${response.headers.get('authorization')}`;
    expect((await upload({ cookie, origin: product.url })).status).toBe(401);
  });

  test('with the switch, the cookie uploads from pages of this site, and does nothing else', async () => {
    await root.settings.setSwitches({ uploadsByCookie: true });
    try {
      const left = (await logIn()).headers.get('set-cookie') ?? '';
      expect(left).toMatch(/^oj-upload=[\w-]+; Path=\/api\/file\/; Max-Age=86400; HttpOnly; SameSite=Strict$/);
      const [cookie = ''] = left.split(';', 1);
      const own = await upload({ cookie, origin: product.url });
      expect(await own.json()).toMatchObject({ status: 200, data: { username: 'otherclient' } });

      expect((await upload({ cookie })).status, 'no origin').toBe(401);
      expect((await upload({ cookie, origin: 'https://elsewhere.example' })).status, 'another site').toBe(401);
      expect((await upload({ cookie, origin: 'null' })).status, 'a sandboxed page').toBe(401);
      const read = await fetch(`${product.url}/api/file/download-testcase?pid=1`, { headers: { cookie, origin: product.url } });
      expect(read.status, 'no upload').toBe(401);
      const written = await fetch(`${product.url}/api/change-userInfo`, { method: 'POST', headers: { cookie, origin: product.url } });
      expect(written.status, 'no upload').toBe(401);
    } finally {
      await root.settings.setSwitches({ uploadsByCookie: false });
    }
    const cookie = `oj-upload=${user.token()}`;
    expect((await upload({ cookie, origin: product.url })).status).toBe(401);
  });
});

describe('I04: refusals as HTTP 200', () => {
  test('what rules refuse is told in the body; logins, roles, bad input and closed areas by HTTP, too', async () => {
    await root.settings.setSwitches({ refusalsAsSuccess: true });
    try {
      const missing = await call('GET', '/get-problem-detail?problemId=NONE');
      expect(missing).toMatchObject({ http: 200, status: 404, code: 'problem.notFound', data: null });
      expect(await call('GET', '/get-contest-info?cid=999', { as: user })).toMatchObject({ http: 200, status: 404 });
      expect(await call('GET', '/file/download-testcase?pid=999999', { as: user })).toMatchObject({ http: 200, status: 404 });
      // The typed client goes by the body.
      await expect(user.problem.detail({ problemId: 'NONE' })).rejects.toMatchObject({ code: 'problem.notFound' });

      expect(await call('GET', '/get-user-auth-info', { as: product.as() })).toMatchObject({ http: 401, status: 401 });
      expect(await call('GET', '/admin/tag', { as: user })).toMatchObject({ http: 403, status: 403 });
      expect(await call('GET', '/get-rank-list?type=7')).toMatchObject({ http: 400, status: 400 });
      expect(await call('GET', '/no-such-call')).toMatchObject({ http: 404 });
      await root.settings.setSwitches({ openPublicDiscussion: false });
      expect(await call('GET', '/get-discussion-list', { as: user })).toMatchObject({ http: 403, status: 403 });
    } finally {
      await root.settings.setSwitches({ refusalsAsSuccess: false, openPublicDiscussion: true });
    }
    expect(await call('GET', '/get-problem-detail?problemId=NONE')).toMatchObject({ http: 404, status: 404 });
  });
});

describe('I04: every documented call as a visitor', () => {
  test('is known, answers in the envelope, and says where to log in', async () => {
    for (const { verbs, path } of wireCalls) {
      for (const verb of verbs) {
        const admin = path.startsWith('/admin/') ? 'admin' : 'general';
        const response = await fetch(`${product.url}/api${path}`, { method: verb, headers: { 'url-type': admin } });
        const where = `${verb} ${path}`;
        const body = (await response.json()) as Answer;
        expect(body, where).toMatchObject({ status: expect.any(Number), msg: expect.any(String) });
        expect(body, where).toHaveProperty('data');
        expect(body.code, where).not.toBe('route.notFound');
        expect(body.status, where).toBe(response.status);
        expect(response.headers.get('content-type'), where).toMatch(/^application\/json/);
        if (response.status === 401) expect(response.headers.get('url-type'), where).toBe(admin);
      }
    }
  });
});

describe('I04: imports in one call', () => {
  test('a package of this site is taken in, hidden; what is here already is said and stays', async () => {
    const pid = await pidOf('P1000');
    const exported = await root.problemEditor.export({ pid });
    const refused = await root.problemPackage.importHoj({ file: exported }).catch((reason: Error) => reason);
    expect(refused).toMatchObject({ code: 'input.invalid', message: expect.stringMatching(/^0 imported, 1 not: .*display ID is taken/) });
    await product.database().$client.query("update problems set problem_id = 'MOVED' where id = $1", [pid]);
    await root.problemPackage.importHoj({ file: exported });
    const { records } = await root.problemEditor.list({ keyword: 'P1000' });
    expect(records).toMatchObject([{ problemId: 'P1000', auth: 2 }]);
    await expect(user.problemPackage.importHoj({ file: exported })).rejects.toMatchObject({ code: 'access.denied' });
  });
});

describe('I04: groups that are named inside the body', () => {
  test('a training, a problem for contests, and a discussion that comes back whole', async () => {
    const draft = { name: 'Wire group', shortName: 'WIREG', brief: 'for clients', description: 'of the same protocol' };
    const { id: gid } = await root.group.add({ ...draft, auth: 1 });
    const training = { gid, title: 'Nested', description: 'x', rank: 1, auth: 'Public', status: true };
    const category = { name: 'Wired', color: '#409eff' };
    expect(await call('POST', '/group/training', { json: { training, trainingCategory: category } })).toMatchObject({ status: 200 });
    expect((await root.groupTraining.all({ gid })).records).toMatchObject([{ title: 'Nested', gid }]);
    const nowhere = { training: { ...training, gid: 99_999 }, trainingCategory: category };
    expect(await call('POST', '/group/training', { json: nowhere })).toMatchObject({ status: 404, code: 'group.notFound' });

    const problem = { gid, problemId: 'W1', title: 'Made first', description: 'x', input: 'x', output: 'x', examples: '' };
    const languages = [{ name: 'C++ 17' }];
    const json = { problem, languages, tags: [], codeTemplates: [], samples: [{ input: '1', output: '1' }], isUploadTestCase: false };
    const made = await call('POST', '/group/contest-problem', { json });
    expect(made).toMatchObject({ status: 200, data: { pid: expect.any(Number) } });
    expect((await root.groupProblem.all({ gid })).records).toMatchObject([{ title: 'Made first', auth: 3 }]);
    expect(await call('POST', '/group/contest-problem', { as: user, json })).toMatchObject({ status: 403 });

    const { id: categoryId } = (await root.discussion.categories())[0] ?? { id: 0 };
    const { id } = await root.groupDiscussion.add({ gid, title: 'As it was', description: 'd', content: 'c', categoryId });
    const whole = await call('GET', `/get-discussion-detail?did=${id}`);
    const changed = { ...(whole.data as object), title: 'As it is' };
    expect(await call('PUT', '/group/discussion', { json: changed })).toMatchObject({ status: 200 });
    expect((await root.groupDiscussion.list({ gid })).records).toMatchObject([{ title: 'As it is', description: 'd' }]);
  });

  test('the back office finds trainings and their problems by their short addresses', async () => {
    expect((await call('GET', '/admin/training/list')).data).toMatchObject({ records: expect.any(Array), total: expect.any(Number) });
    const { id: tid } = await root.trainingEditor.add({
      training: { title: 'Short', description: 'x' },
      trainingCategory: { name: 'Short ones', color: '#409eff' },
    });
    const pid = await pidOf('P1002');
    expect(await call('POST', '/admin/training/problem', { json: { tid, pid, displayId: 'S1' } })).toMatchObject({ status: 200 });
    expect(await root.training.problems({ tid })).toMatchObject([{ problemId: 'S1' }]);
    expect((await call('GET', '/admin/training/category')).data).toContainEqual(expect.objectContaining({ name: 'Short ones' }));
  });
});
