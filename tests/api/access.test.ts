import { ApiError, contract, type Endpoint, endpointsOf, grants, isForOrganisers, overHttp, type RoleId, roles } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asNewUser, type Product, startProduct } from '../support/product';

let product: Product;
const tokens = new Map<RoleId, string>();
const roleIds = Object.keys(roles).map(Number) as RoleId[];
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  for (const role of roleIds) tokens.set(role, (await asNewUser(product, `role${role}`, role)).token() ?? '');
}, 180_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

async function login(role: RoleId) {
  const api = product.as();
  await api.account.login({ username: `role${role}`, password: 'correct horse' });
  return api.token() ?? '';
}

const endpoints = [...endpointsOf(contract)].map(([noun, name, endpoint]) => [`${noun}.${name}`, endpoint] as const);
/** These calls end the session that makes them. */
const endsSession = new Set(['/logout', '/admin/logout', '/other-user-sessions']);

/** Asks without any input: what the gate says comes before whatever is wrong with that. Undefined when it let the caller through. */
async function refusalAt(endpoint: Endpoint, token?: string) {
  const send = overHttp({ base: `${product.url}/api`, credential: { get: () => token, set: () => undefined } });
  const leave = new AbortController();
  try {
    const response = await send(endpoint, endpoint.fileField ? { file: new Blob(['x']) } : {}, { signal: leave.signal });
    const isStream = response.ok && endpoint.answer !== 'envelope';
    const body = isStream ? undefined : ((await response.json().catch(() => undefined)) as { code?: string } | undefined);
    return ['login.required', 'login.expired', 'access.denied'].find(code => code === body?.code);
  } catch (reason) {
    return reason instanceof ApiError ? reason.code : String(reason);
  } finally {
    leave.abort();
  }
}

function isOpenTo({ access }: Endpoint, role: RoleId) {
  if (access === 'anyone' || access === 'user') return true;
  return grants(role, access);
}

describe('W6, SEC: each call asks for the access that the contract states', () => {
  test.each(endpoints)('%s', async (_, endpoint) => {
    expect(await refusalAt(endpoint)).toBe(endpoint.access === 'anyone' ? undefined : 'login.required');
    for (const role of roleIds) {
      const refusal = await refusalAt(endpoint, tokens.get(role));
      if (endsSession.has(endpoint.path)) tokens.set(role, await login(role));
      const wanted = isOpenTo(endpoint, role) ? undefined : 'access.denied';
      expect([role, refusal]).toEqual([role, wanted]);
    }
    expect(await refusalAt(endpoint, 'a token that was never given')).toBe(endpoint.access === 'anyone' ? undefined : 'login.expired');
  });
});

/** This call names an announcement: who may make it, its contest says. `contestOrganisers.test.ts` asks it. */
const ofStoredRow = '/admin/contest/announcement';

test('every call of the back office asks for more than a login, or for a power in a contest', () => {
  const open = endpoints.filter(
    ([, { path, access, needs }]) => path.startsWith('/admin/') && (access === 'anyone' || access === 'user') && !isForOrganisers(needs),
  );
  expect(open.map(([, { path }]) => path).toSorted()).toEqual([ofStoredRow, '/admin/login']);
});
