import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Api, asRoot, type Product, startProduct } from '../support/product';

const MANY = 12_345;
let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  await product.database().execute(`
    insert into audit_entries (username, ip, action, target)
    select case when n % 1000 = 0 then 'seldom' else 'often' end, '::1', case when n % 10 = 0 then 'a.tenth' else 'a.rest' end, n
    from generate_series(1, ${MANY}) n`);
  await product.database().execute(`
    insert into messages (user_id, kind, sender_id, matter)
    select id, 'mine', null, '{"about":"account","isBanned":false}' from users, generate_series(1, ${MANY}) where username = 'root'`);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const lists: [string, (page: { currentPage: number; limit: number }) => Promise<{ total: number; records: object[] }>][] = [
  ['the record', page => root.audit.list(page)],
  ['messages', page => root.message.mine(page)],
];

test.each(lists)('W26: %s counts itself up to ten thousand, and is leafed through to its end', async (_, list) => {
  const at = async (currentPage: number) => {
    const { total, records } = await list({ currentPage, limit: 100 });
    return [total, records.length];
  };
  expect(await at(1)).toEqual([10_000, 100]);
  expect(await at(99)).toEqual([10_000, 100]);
  expect(await at(100)).toEqual([10_001, 100]);
  expect(await at(123)).toEqual([12_301, 100]);
  expect(await at(124)).toEqual([MANY, 45]);
  expect(await at(125)).toEqual([10_000, 0]);
});

test('what a filter leaves is counted to the last', async () => {
  expect((await root.audit.list({ username: 'seldom' })).total).toBe(12);
  expect((await root.audit.list({ action: 'a.tenth' })).total).toBe(1234);
  expect((await root.audit.list({ username: 'seldom', action: 'a.rest' })).total).toBe(0);
});

test('the record is found by noun and time, and taken away as comma-separated values, up to a bound', async () => {
  await product.database().execute(`update audit_entries set at = '2026-01-02T00:00:00Z', action = 'wisp.made' where username = 'seldom'`);
  const range = { from: new Date('2026-01-01'), to: new Date('2026-01-03') };
  expect((await root.audit.list({ noun: 'wisp' })).total).toBe(12);
  expect((await root.audit.list(range)).total).toBe(12);
  expect((await root.audit.list({ ...range, noun: 'a' })).total).toBe(0);
  const lines = async (filter: object) => (await (await root.audit.export(filter)).text()).trimEnd().split('\r\n');
  const found = await lines({ noun: 'wisp' });
  expect(found[0]).toBe('id,time,username,address,action,target,before,after');
  expect(found).toHaveLength(13);
  expect(found[1]).toMatch(/^12000,2026-01-02T00:00:00\.000Z,seldom,::1,wisp\.made,12000,,$/);
  expect(await lines({ noun: 'a' })).toHaveLength(MANY - 12 + 1);
  expect((await root.audit.list({ limit: 1 })).records[0]).toMatchObject({ action: 'audit.export', target: `${MANY - 12} entries` });
});
