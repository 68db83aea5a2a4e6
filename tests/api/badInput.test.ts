import { MOST_CODE_CHARACTERS } from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { apiProcessOf, residentMb } from '../support/apiProcess';
import { rightAnswer } from '../support/judged';

let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

interface Refusal {
  status: number;
  code: string;
  msg: string;
}

async function refusalOf(path: string, init: RequestInit & { duplex?: 'half' }): Promise<Refusal> {
  const response = await fetch(`${product.url}/api${path}`, init);
  const text = await response.text();
  expect(text).not.toMatch(/\bat .*\.(js|ts):\d+|node_modules|select .* from/i);
  const refusal = JSON.parse(text) as Refusal;
  expect(refusal.status).toBe(response.status);
  expect(refusal.msg.length).toBeGreaterThan(3);
  return refusal;
}

const json = { 'content-type': 'application/json' };
const post = (path: string, body: string) =>
  refusalOf(path, { method: 'POST', headers: { ...json, authorization: root.token() ?? '' }, body });

test.each([
  ['code that is one character too long', { code: 'x'.repeat(MOST_CODE_CHARACTERS + 1) }, 'submission.codeTooLong'],
  ['empty code', { code: '' }, 'submission.codeEmpty'],
  ['blank code', { code: ' \n\t' }, 'submission.codeEmpty'],
  ['an unknown language', { language: 'Brainfuck' }, 'submission.languageUnknown'],
  ['J32: a language with options in it', { language: 'C++ 17 -o /etc/x' }, 'submission.languageUnknown'],
  ['an unknown problem', { pid: 'P999999' }, 'problem.notFound'],
  ['NUL in the code', { code: 'int main(){}\0' }, 'input.invalid'],
  ['half a surrogate pair in the code', { code: '// \ud800 int main(){}' }, 'input.invalid'],
])('%s is refused', async (_, change, code) => {
  await expect(root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: rightAnswer, ...change })).rejects.toMatchObject({ code });
});

test('code of exactly 65,535 characters is taken', async () => {
  const code = rightAnswer + '/'.repeat(MOST_CODE_CHARACTERS - rightAnswer.length);
  expect((await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code })).length).toBe(MOST_CODE_CHARACTERS);
});

test.each([
  ['broken JSON', '{"username": ', 'input.unreadable'],
  ['no object', '[]', 'input.invalid'],
  ['null', 'null', 'input.invalid'],
  ['a prototype in disguise', '{"__proto__": {"admin": true}, "username": "a", "password": "bbbbbb"}', 'input.unreadable'],
  ['JSON nested 100,000 deep', '['.repeat(100_000) + ']'.repeat(100_000), 'input.invalid'],
])('%s is refused', async (_, body, code) => {
  expect(await post('/login', body)).toMatchObject({ status: 400, code });
});

test('code in another encoding than UTF-8 is refused with a sentence, and never stored as something else', async () => {
  const [before, after] = JSON.stringify({ pid: 'P1000', language: 'C', code: `// ？ ${rightAnswer}` }).split('？');
  const body = Buffer.concat([Buffer.from(before ?? ''), Buffer.from([0xc7, 0xf3, 0xba, 0xcd]), Buffer.from(after ?? '')]);
  const headers = { ...json, authorization: root.token() ?? '' };
  const said = async (language: string) =>
    refusalOf('/submit-problem-judge', { method: 'POST', headers: { ...headers, 'accept-language': language }, body });
  expect(await said('en-US')).toMatchObject({ status: 400, code: 'input.unreadable', msg: expect.stringContaining('not in UTF-8') });
  expect((await said('zh-CN')).msg).toContain('UTF-8 编码');
});

test('W27: a body of 1 GB is refused and memory stays flat', async () => {
  const before = await residentMb(await apiProcessOf(product));
  const chunk = new Uint8Array(1 << 20).fill(32);
  let sent = 0;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (sent++ < 1000) controller.enqueue(chunk);
      else controller.close();
    },
  });
  const refusal = await refusalOf('/login', { method: 'POST', headers: json, body, duplex: 'half' }).catch(() => undefined);
  const declared = await refusalOf('/login', { method: 'POST', headers: json, body: Buffer.alloc(20 << 20, ' ') }).catch(() => undefined);

  // A server that refuses early may close the connection while we still send; then fetch has no answer to show.
  for (const each of [refusal, declared]) if (each) expect(each).toMatchObject({ status: 413, code: 'input.tooLarge' });
  expect((await residentMb(await apiProcessOf(product))) - before).toBeLessThan(250);
  expect((await product.as().site.health()).database).toBe(true);
});

test.each(['1000000000', '-1', 'NaN', '1e9', '', 'abc', '9'.repeat(400)])('W26: limit=%s is clamped', async limit => {
  const response = await fetch(`${product.url}/api/get-problem-list?limit=${limit}&currentPage=${limit}`);
  const { data } = (await response.json()) as { data: { size: number; current: number } };
  expect(response.status).toBe(200);
  expect(data.size).toBeGreaterThan(0);
  expect(data.size).toBeLessThanOrEqual(300);
});

test.each([
  '/get-problem-list?difficulty=red',
  '/get-submission-list?status=77',
  '/get-submission-detail?submitId=-1',
  '/get-submission-detail?submitId=99999999999',
  '/get-submission-detail?submitId=1&submitId=2',
  '/live?topics=secrets',
  '/get-problem-list?tagId=1,x',
])('%s is refused in the envelope', async path => {
  expect(await refusalOf(path, {})).toMatchObject({ status: 400, code: 'input.invalid' });
});

test('W25: a search word is text, not a pattern and not SQL', async () => {
  for (const keyword of ["' or 1=1 --", '\\', '_', '%%%']) expect((await product.as().problem.list({ keyword })).total).toBe(0);
});

test('an address that is not there, and a verb that is not', async () => {
  expect(await refusalOf('/no-such-call', {})).toMatchObject({ status: 404, code: 'route.notFound' });
  expect(await refusalOf('/login', { method: 'DELETE' })).toMatchObject({ status: 404 });
  expect(await refusalOf('/login', { method: 'POST', headers: { 'content-type': 'text/xml' }, body: '<a/>' })).toMatchObject({
    status: 415,
    code: 'input.wrongType',
  });
});

test('W33: headers forbid framing, foreign scripts and sniffing', async () => {
  const { headers } = await fetch(`${product.url}/api/get-website-config`);
  expect(headers.get('content-security-policy')).toMatch(/script-src 'self';/);
  expect(headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-request-id')).toMatch(/^[\w-]{8,}$/);
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test('W33: pages and answers carry what examiners of headers ask for', async () => {
  for (const address of ['/home', '/problem/P1000', '/api/get-website-config', '/api/no-such-call', '/no-such-page']) {
    const plain = (await fetch(product.url + address)).headers;
    const named = Object.fromEntries(plain);
    expect([address, named]).toEqual([
      address,
      expect.objectContaining({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': expect.stringContaining('camera=()'),
      }),
    ]);
    const policy = named['content-security-policy'] ?? '';
    for (const directive of ["default-src 'none'", "base-uri 'none'", "form-action 'self'", "frame-ancestors 'none'"])
      expect([address, policy]).toEqual([address, expect.stringContaining(directive)]);
    expect(/script-src [^;]*(?:unsafe|\*|https?:|data:)/.test(policy)).toBe(false);
    for (const absent of ['server', 'x-powered-by', 'strict-transport-security'])
      expect([address, absent, plain.get(absent)]).toEqual([address, absent, null]);
    const overTls = (await fetch(product.url + address, { headers: { 'x-forwarded-proto': 'https' } })).headers;
    expect(overTls.get('strict-transport-security')).toBe('max-age=15552000');
  }
});

test('W5: pages send no addresses to other sites, and what a picture fetches changes nothing', async () => {
  const { headers } = await fetch(`${product.url}/home`);
  expect(headers.get('referrer-policy')).toMatch(/^(no-referrer|same-origin|strict-origin.*)$/);
  const asPicture = await fetch(`${product.url}/api/logout`, { headers: { cookie: `token=${root.token()}`, 'sec-fetch-dest': 'image' } });
  expect(asPicture.status).toBe(401);
  await root.account.authInfo();
});

test('W34: no other origin may read answers or send what a page could not', async () => {
  const origin = 'https://elsewhere.example';
  const asked = await fetch(`${product.url}/api/get-website-config`, { headers: { origin } });
  expect([...asked.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
  const preflight = await fetch(`${product.url}/api/submit-problem-judge`, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'authorization' },
  });
  expect([...preflight.headers.keys()].filter(name => name.startsWith('access-control'))).toEqual([]);
});

test('W41: the page asks no other origin for anything', async () => {
  const page = await (await fetch(`${product.url}/home`)).text();
  const addresses = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => new URL(address, product.url).origin);
  expect(addresses.length).toBeGreaterThan(2);
  expect(new Set(addresses)).toEqual(new Set([product.url]));
});

test('J32: what names a language or a file never reaches a command line', async () => {
  const { problem } = await root.problem.detail({ problemId: 'P1000' });
  const languages = ['C++ 17 -o /etc/x', 'C++ 17\n-o /etc/x', 'C++ 17\0', '../../C', '$(id)', '-v'];
  for (const language of languages) {
    const draft = { pid: 'P1000', language, code: 'int main() { return 0; }' };
    await expect(root.submission.submit(draft)).rejects.toMatchObject({ code: expect.stringMatching(/languageUnknown|input.invalid/) });
    const attempt = root.customTest.start({ ...draft, pid: problem.id, userInput: '1' });
    await expect(attempt).rejects.toMatchObject({ code: expect.stringMatching(/languageUnknown|input.invalid/) });
  }
});
