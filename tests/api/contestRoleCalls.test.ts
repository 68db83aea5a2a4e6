import {
  ApiError,
  contestRoleNames,
  type ContestRole,
  contestRoles,
  contract,
  type Endpoint,
  endpointsOf,
  isForOrganisers,
  overHttp,
} from '@oj/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestDraft, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

/*
 * Each call for organisers is made by the roles that allow it, and by no other: `contestRoles` says which. The calls are those of the
 * contract, so that a new one is asked, too.
 */
let product: Product;
/** A user for each role, and one without any. */
const helpers = {} as Record<ContestRole | 'nobody', Api>;
const cids = { site: 0, group: 0 };
const on = groupsOf(() => product);
const NOBODY = 999_999;
const everybody = [...contestRoleNames, 'nobody'] as const;

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  const root = await asRoot(product);
  for (const role of everybody) helpers[role] = await asNewUser(product, `of_${role}`);
  const draft = contestDraft(moments.running, { openPrint: true });
  cids.site = (await root.contestEditor.add(draft)).id;
  const owner = await on.person('owner');
  const gid = await on.create(owner);
  for (const role of everybody) await on.put(gid, `of_${role}`, 3);
  cids.group = (await owner.groupContest.add({ ...draft, gid })).id;
  for (const role of contestRoleNames) {
    await root.contestOrganiser.change({ cid: cids.site, username: `of_${role}`, roles: [role] });
    await owner.contestOrganiser.change({ cid: cids.group, username: `of_${role}`, roles: [role] });
  }
}, 180_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** Whether the gate lets somebody make a call in a contest, whatever is wrong with the input beside. */
async function isAdmitted(endpoint: Endpoint, by: string, cid: number, token: string) {
  const send = overHttp({ base: `${product.url}/api`, credential: { get: () => token, set: () => undefined } });
  try {
    const response = await send(endpoint, { id: NOBODY, [by]: cid }, {});
    if (response.ok && endpoint.answer !== 'envelope') return true;
    const body = (await response.json().catch(() => undefined)) as { code?: string } | undefined;
    return body?.code !== 'access.denied';
  } catch (reason) {
    if (!(reason instanceof ApiError)) throw reason;
    return reason.code !== 'access.denied';
  }
}

/** Copying makes a contest, for which a role in another one is not enough. */
const makesContest = new Set<Endpoint>([contract.contestEditor.clone, contract.groupContest.clone]);
const ofOrganisers = [...endpointsOf(contract)].flatMap(([noun, name, endpoint]) => {
  const { scope, needs } = endpoint;
  if (!scope || scope.kind === 'group' || scope.kind === 'training' || !isForOrganisers(needs)) return [];
  if (endpoint.access !== 'user' && endpoint.access !== 'anyone') return [];
  return makesContest.has(endpoint) ? [] : [[`${noun}.${name}`, { endpoint, needs, by: scope.by, of: scope.of ?? 'site' }] as const];
});

test('there are such calls on the site and in groups', () => {
  const needs = new Set(ofOrganisers.map(([, call]) => call.needs));
  expect([...needs].toSorted()).toEqual(['balloons', 'judge', 'manage', 'observe', 'organise', 'own', 'prints']);
  expect(new Set(ofOrganisers.map(([, { of }]) => of)).size).toBe(2);
});

test.each(ofOrganisers)('%s', async (_, { endpoint, needs, by, of }) => {
  const found: Record<string, boolean> = {};
  const wanted: Record<string, boolean> = {};
  for (const role of everybody) {
    found[role] = await isAdmitted(endpoint, by, cids[of], helpers[role].token() ?? '');
    wanted[role] = role !== 'nobody' && needs !== 'own' && (contestRoles[role] as readonly string[]).includes(needs);
  }
  expect(found).toEqual(wanted);
});
