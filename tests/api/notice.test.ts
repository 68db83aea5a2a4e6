import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sendDigests } from '../../packages/server/src/features/message/digest';
import { NoticeQueries } from '../../packages/server/src/features/message/notice.queries';
import { type Notification, notify } from '../../packages/server/src/features/notification/notify.queries';
import { Mail } from '../../packages/server/src/mail/mail';
import { lockWaits } from '../support/lockWaits';
import { openMailbox } from '../support/mailbox';
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
    const carol = await asNewUser(product, 'carol', 1008);
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
    await Promise.race([quick, until(async () => (await lockWaits(database)) === 1)]);
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

describe('what a user wants to be told of', () => {
  let dora: Api;
  beforeAll(async () => {
    dora = await asNewUser(product, 'dora');
    ids.dora = Number((await root.profile.home({ username: 'dora' })).uid);
  });
  const tell = (notification: Notification) => product.database().transaction(tx => notify(tx, notification));
  const like = (to: string, number: number) =>
    ({
      kind: 'like',
      userId: idOf(to),
      senderId: idOf('root'),
      deed: { action: 'Like_Discuss', source: { type: 'Discussion', id: number, title: `Discussion ${number}` }, url: '/' },
    }) satisfies Notification;

  test('everything and no emails, until a switch says otherwise; what is absent stays', async () => {
    expect(await dora.message.switches()).toEqual({ comment: true, reply: true, like: true, digest: false });
    expect(await dora.message.setSwitches({ like: false })).toEqual({ comment: true, reply: true, like: false, digest: false });
    expect(await dora.message.setSwitches({ digest: true })).toEqual({ comment: true, reply: true, like: false, digest: true });
    expect(await alice.message.switches()).toMatchObject({ like: true, digest: false });
    expect(await codeOf(product.as().message.setSwitches({ like: false }))).toBe('login.required');
  });

  test('what is switched off is not told, all else is', async () => {
    await tell(like('dora', 40));
    expect(await dora.message.unread()).toMatchObject({ like: 0 });
    await dora.message.setSwitches({ like: true });
    await tell(like('dora', 40));
    expect(await dora.message.unread()).toMatchObject({ like: 1 });
  });

  test('an email a day tells of what is unread and new, and only those who want it', async () => {
    const mailbox = await openMailbox();
    const config = { mailFrom: 'OJ <no-reply@oj.example>', dataDir: product.dataDir };
    const mail = new Mail(config, async () => ({ kind: 'environment', url: mailbox.url, from: config.mailFrom }));
    const send = () => sendDigests(product.database(), mail, { shortName: 'OJ', origin: 'https://oj.example' });
    const nextDay = () => product.database().execute(`update message_switches set digested_at = now() - interval '25 hours'`);
    try {
      await tell(like('alice', 41));
      expect(await Promise.all([send(), send()])).toEqual([[], []]);
      expect(await mailbox.mailTo('dora@example.org')).toMatch(/Subject: OJ: 1 unread message\r?$/m);
      const [mail = ''] = mailbox.mailsTo('dora@example.org');
      expect(mail).toContain('root liked your comment in “Discussion 40”');
      expect(mail).toContain('https://oj.example/setting');
      await tell(like('dora', 42));
      await send();
      expect(mailbox.mailsTo('dora@example.org')).toHaveLength(1);
      await nextDay();
      await send();
      expect(mailbox.mailsTo('dora@example.org')[1]).toContain('Discussion 42');
      expect(mailbox.mailsTo('dora@example.org')[1]).not.toContain('Discussion 40');
      await nextDay();
      await send();
      expect(mailbox.mailsTo('dora@example.org')).toHaveLength(2);
      expect(mailbox.mailsTo('alice@example.org')).toEqual([]);
    } finally {
      await mailbox.close();
    }
    await tell(like('dora', 43));
    await nextDay();
    expect(await send()).toHaveLength(1);
  });
});
