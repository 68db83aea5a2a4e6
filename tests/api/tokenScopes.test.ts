import { apiScopes, type ApiScope, contract, type Endpoint, endpointsOf, overHttp } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asRoot, type Api, type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

let product: Product;
let root: Api;
const tokens = new Map<ApiScope, string>();
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  await root.settings.setSwitches({ uploadsByCookie: true });
  for (const scope of apiScopes) tokens.set(scope, (await root.apiToken.add({ name: scope, scopes: [scope], days: 30 })).token);
}, 120_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const endpoints = [...endpointsOf(contract)].map(([noun, name, endpoint]) => [`${noun}.${name}`, endpoint] as const);
/** What a page of this site may send beside, or in place of, the header. */
type Door = (token: string) => Record<string, string>;
const doors: Record<'header' | 'cookie', Door> = {
  header: token => ({ authorization: token }),
  cookie: token => ({ cookie: `oj-upload=${token}`, origin: new URL(product.url).origin }),
};

/** What is said to a call without any input: the gate speaks before whatever is wrong with that. Undefined where a stream or a file begins. */
async function answerAt(endpoint: Endpoint, method: string, headers: Record<string, string>) {
  const leave = new AbortController();
  const form = new FormData();
  if (endpoint.fileField) form.append(endpoint.fileField, new Blob(['x']), 'x');
  const json: Record<string, string> = method === 'GET' || endpoint.fileField ? {} : { 'content-type': 'application/json' };
  const body = method === 'GET' ? undefined : endpoint.fileField ? form : '{}';
  const path = endpoint.path.replaceAll(/:\w+/g, '1');
  try {
    const response = await fetch(`${product.url}/api${path}`, { method, headers: { ...json, ...headers }, body, signal: leave.signal });
    if (response.ok && endpoint.answer !== 'envelope') return undefined;
    return ((await response.json().catch(() => undefined)) as { code?: string } | undefined)?.code;
  } finally {
    leave.abort();
  }
}

describe('W8: an API token does at every door what its scopes say, and no more', () => {
  test.each(endpoints)('%s', async (_, endpoint) => {
    for (const method of [endpoint.method, ...(endpoint.alias ? [endpoint.alias] : [])])
      for (const [scope, token] of tokens) {
        const wanted = scope === endpoint.apiScope;
        const inHeader = await answerAt(endpoint, method, doors.header(token));
        expect([method, scope, 'header', inHeader !== 'apiToken.scope']).toEqual([method, scope, 'header', wanted]);
        const inCookie = await answerAt(endpoint, method, doors.cookie(token));
        if (endpoint.fileField) expect([scope, 'cookie', inCookie !== 'apiToken.scope']).toEqual([scope, 'cookie', wanted]);
        // The cookie of uploads is none of other calls.
        else if (endpoint.access !== 'anyone') expect([scope, 'cookie', inCookie]).toEqual([scope, 'cookie', 'login.required']);
      }
  });
});

test('S13: the cookie of uploads is taken from pages of this site alone: of its name, by its scheme', async () => {
  const cookie = `oj-upload=${root.token()}`;
  const { origin, host } = new URL(product.url);
  const codeFor = (headers: Record<string, string>) => answerAt(contract.ownAccount.uploadAvatar, 'POST', { cookie, ...headers });
  const isTaken = async (headers: Record<string, string>) => (await codeFor(headers)) !== 'login.required';
  expect(await isTaken({ origin })).toBe(true);
  expect(await isTaken({ origin: `https://${host}` })).toBe(false);
  expect(await isTaken({ origin: `https://${host}`, 'x-forwarded-proto': 'https' })).toBe(true);
  expect(await isTaken({ origin, 'x-forwarded-proto': 'https' })).toBe(false);
});

test('a token is no password of HTTP Basic', async () => {
  const [token = ''] = tokens.values();
  for (const password of [token, ROOT_PASSWORD]) {
    const basic = Buffer.from(`root:${password}`).toString('base64');
    const response = await fetch(`${product.url}/api/ccs`, { headers: { authorization: `Basic ${basic}` } });
    expect(response.status).toBe(password === token ? 401 : 200);
  }
});

test('what one token has sent in parts, another one takes in only where its scopes allow', async () => {
  const writer = product.as(tokens.get('write'));
  const send = overHttp({ base: `${product.url}/api`, credential: { get: () => tokens.get('write'), set: () => undefined } });
  const { handle } = await writer.uploadInParts.start({ fileName: 'cases.zip', bytes: 3, modifiedMs: 1 });
  expect((await send(contract.uploadInParts.part, { handle, number: 0, file: new Blob(['abc']) }, {})).status).toBe(200);
  expect(await codeOf(product.as(tokens.get('read')).testData.takeUpload({ upload: handle }))).toBe('apiToken.scope');
  expect(await codeOf(writer.testData.takeUpload({ upload: handle }))).toBe('testData.archive');
});

test('a stream is opened, and its topics are changed, only with the scope for reading', async () => {
  const writer = product.as(tokens.get('write'));
  const open = async (api: Api) => {
    for await (const event of api.live.open({ topics: 'submissions' })) return event;
    return undefined;
  };
  expect(await codeOf(open(writer))).toBe('apiToken.scope');
  expect(await open(product.as(tokens.get('read')))).toMatchObject({ event: 'opened' });
  expect(await codeOf(writer.live.change({ streamId: 'A'.repeat(24), topics: ['submissions'] }))).toBe('apiToken.scope');
});
