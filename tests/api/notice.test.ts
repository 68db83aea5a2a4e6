import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NoticeQueries } from '../../packages/server/src/features/message/notice.queries';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let alice: Api;
let bob: Api;
const ids: Record<string, number> = {};
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  [root, alice, bob] = [await asRoot(product), await asNewUser(product, 'alice'), await asNewUser(product, 'bob')];
  for (const name of ['root', 'alice', 'bob']) ids[name] = Number((await root.profile.home({ username: name })).uid);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const idOf = (name: string) => ids[name] ?? 0;
describe('notices of the super admin', () => {
  const sent = { title: 'Maintenance', content: 'On **Sunday**' };
  const shownTo = async (api: Api) => (await api.message.notices()).records.map(({ title, state }) => [title, state]);

  test('MSG-016: one to all is there for everybody, also for who comes later; a page of it marks what came before as read', async () => {
    await root.notice.send({ ...sent, type: 'All' });
    await root.notice.send({ ...sent, title: 'More of it', type: 'All' });
    const late = await asNewUser(product, 'latecomer');
    for (const reader of [alice, late]) {
      expect((await reader.message.unread()).sys).toBe(2);
      expect(await shownTo(reader)).toEqual([
        ['More of it', false],
        ['Maintenance', false],
      ]);
      expect((await reader.message.unread()).sys).toBe(0);
      expect(await shownTo(reader)).toEqual([
        ['More of it', true],
        ['Maintenance', true],
      ]);
    }
    expect((await bob.message.unread()).sys).toBe(2);
    const { size, records } = await alice.message.notices();
    expect(size).toBe(8);
    expect(records[0]).toMatchObject({ type: 'Sys', content: sent.content, adminId: String(idOf('root')) });
  });

  test('deleting and cleaning is for oneself alone, and what comes later comes', async () => {
    const [newest] = (await alice.message.notices()).records;
    await alice.message.clean({ type: 'Sys', id: newest?.id });
    expect(await codeOf(alice.message.clean({ type: 'Sys', id: newest?.id }))).toBe('message.notFound');
    expect(await shownTo(alice)).toEqual([['Maintenance', true]]);
    expect(await shownTo(bob)).toHaveLength(2);
    await bob.message.clean({ type: 'Sys' });
    expect(await bob.message.notices()).toMatchObject({ total: 0, records: [] });
    await root.notice.send({ ...sent, title: 'News', type: 'All' });
    expect(await shownTo(bob)).toEqual([['News', false]]);
    expect(await shownTo(alice)).toEqual([
      ['News', false],
      ['Maintenance', true],
    ]);
  });

  test('to all there is no row for each user', async () => {
    const rows = await product.database().$client.query('select count(*)::integer as rows from messages where notice_id is not null');
    expect(rows.rows).toEqual([{ rows: 0 }]);
  });

  test('one to one user, and one to the admins', async () => {
    await root.notice.send({ ...sent, title: 'For Bob', type: 'Single', recipientId: String(idOf('bob')) });
    expect((await bob.message.mine()).records[0]).toMatchObject({ title: 'For Bob', type: 'Mine', state: false });
    const carol = await asNewUser(product, 'carol');
    await product.database().execute(`update users set role = 1008 where username = 'carol'`);
    await root.notice.send({ ...sent, title: 'For admins', type: 'Admin' });
    expect((await carol.message.mine()).records[0]).toMatchObject({ title: 'For admins', state: false });
    expect((await bob.message.mine()).records[0]?.title).toBe('For Bob');
    expect(await codeOf(root.notice.send({ ...sent, type: 'Single', recipientId: '99999' }))).toBe('users.notFound');
    expect(await codeOf(root.notice.send({ ...sent, type: 'Single' }))).toBe('users.notFound');
  });

  test('ADM-067 to 070: the list, other words, and taking one back from everybody; all of it is on record', async () => {
    const [single] = (await root.notice.list({ type: 'Single' })).records;
    expect(single).toMatchObject({ title: 'For Bob', type: 'Single', state: true, adminUsername: 'root', recipientUsername: 'bob' });
    expect((await root.notice.list()).records.map(({ title }) => title)).toEqual([
      'For admins',
      'For Bob',
      'News',
      'More of it',
      'Maintenance',
    ]);
    const id = single?.id ?? 0;
    await root.notice.change({ id, title: 'For Bob again', content: 'Other words' });
    expect((await bob.message.mine()).records[0]).toMatchObject({ title: 'For Bob again', content: 'Other words' });
    await root.notice.remove({ id });
    expect((await bob.message.mine()).records.map(({ title }) => title)).not.toContain('For Bob again');
    expect(await codeOf(root.notice.remove({ id }))).toBe('message.notFound');
    const deeds = (await root.audit.list({ limit: 3 })).records.map(({ action }) => action);
    expect(deeds).toEqual(['notice.remove', 'notice.change', 'notice.send']);
  });

  test('two that are sent at once: who cleans the list before both are there misses neither', async () => {
    const database = product.database();
    const [written, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow = database.transaction(async tx => {
      await new NoticeQueries(database).add(tx, { ...sent, title: 'Slow', audience: 'All', authorId: idOf('root') });
      written.resolve();
      await mayGoOn.promise;
    });
    await written.promise;
    const quick = root.notice.send({ ...sent, title: 'Quick', type: 'All' });
    const isWaiting = async () => (await database.$client.query('select from pg_locks where not granted')).rowCount === 1;
    await Promise.race([quick, until(isWaiting)]);
    await alice.message.clean({ type: 'Sys' });
    mayGoOn.resolve();
    await Promise.all([slow, quick]);
    expect(await shownTo(alice)).toEqual([
      ['Quick', false],
      ['Slow', false],
    ]);
  });

  test('what is unread is counted up to 1000', async () => {
    const many = `insert into notices (title, content, audience, author_id) select 'n', 'n', 'All', ${idOf('root')} from generate_series(1, 1001)`;
    await product.database().execute(many);
    await product.database().execute(`insert into messages (user_id, kind) select ${idOf('bob')}, 'like' from generate_series(1, 1001)`);
    expect(await bob.message.unread()).toMatchObject({ sys: 1000, like: 1000, reply: 0 });
  });

  test('W8: only the super admin sends them', async () => {
    expect(await codeOf(alice.notice.send({ ...sent, type: 'All' }))).toBe('access.denied');
    expect(await codeOf(alice.notice.list())).toBe('access.denied');
  });
});
