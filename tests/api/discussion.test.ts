import type { ApiError } from '@oj/contract';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/database';
import { DiscussionLikes } from '../../packages/server/src/features/discussion/discussionLike.queries';
import { discussionDraft, discussionsOf, titlesFor } from '../support/discussions';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let alice: Api;
let bob: Api;
let visitor: Api;
const on = discussionsOf(() => product);

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  [alice, bob, visitor] = [await asNewUser(product, 'alice'), await asNewUser(product, 'bob'), product.as()];
  await on.letWrite();
  await root.settings.setSwitches({ defaultCreateDiscussionDailyLimit: 1_000 });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

describe('writing and reading', () => {
  test('DIS-023: what is written is there for everybody, as it was written', async () => {
    const content = '<script>alert(1)</script> $x$ **b**';
    const id = await on.post(alice, { content });
    const { uid } = await alice.profile.home();
    expect(await visitor.discussion.detail({ did: id })).toMatchObject({
      ...discussionDraft,
      content,
      id,
      uid,
      author: 'alice',
      role: null,
      pid: null,
      categoryName: 'Chat',
      hasLike: false,
      topPriority: false,
      status: 0,
    });
    expect((await root.discussion.detail({ did: await on.post(root) })).role).toBe('root');
    expect(await codeOf(visitor.discussion.detail({ did: 999_999 }))).toBe('discussion.notFound');
  });

  test.each([
    ['no title', { title: '' }, 'Title is required'],
    ['no description', { description: ' ' }, 'Description is required'],
    ['no content', { content: '' }, 'Content is required'],
    ['no category', { categoryId: 0 }, 'Category is required'],
    ['a title of 256 characters', { title: 'x'.repeat(256) }, '255'],
    ['a description of 256 characters', { description: 'x'.repeat(256) }, '255'],
    ['a content of 65,536 characters', { content: 'x'.repeat(65_536) }, '65535'],
  ])('DIS-011, DIS-012: %s is refused', async (_, wrong, words) => {
    const refusal = await alice.discussion.add({ ...discussionDraft, ...wrong }).catch((reason: ApiError) => reason);
    expect(refusal).toMatchObject({ code: 'input.invalid', message: expect.stringContaining(words) });
  });

  test('the longest texts are taken; a category that is none is not', async () => {
    const longest = { title: '长'.repeat(255), description: 'd'.repeat(255), content: '文'.repeat(65_535) };
    const id = await on.post(alice, longest);
    expect(await visitor.discussion.detail({ did: id })).toMatchObject(longest);
    expect(await codeOf(on.post(alice, { categoryId: 999 }))).toBe('discussion.categoryNotFound');
  });

  test('the same key never makes two discussions', async () => {
    const clientKey = randomUUID();
    await on.forgetPace();
    const sent = await Promise.all(Array.from({ length: 8 }, () => alice.discussion.add({ ...discussionDraft, clientKey })));
    expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
    expect((await bob.discussion.add({ ...discussionDraft, clientKey })).id).not.toBe(sent[0]?.id);
  });

  test('the switches say how many problems one has solved and how often one posts; admins are not measured', async () => {
    await root.settings.setSwitches({ defaultCreateDiscussionDailyLimit: 2 });
    const carol = await asNewUser(product, 'carol');
    await expect(on.post(carol)).rejects.toMatchObject({
      code: 'discussion.tooFewAccepted',
      said: 'Solve 10 problems on this site to open a discussion; you have solved 0',
    });
    await on.letWrite();
    await on.forgetPace();
    const many = await Promise.all(Array.from({ length: 5 }, () => codeOf(carol.discussion.add(discussionDraft))));
    expect(many.filter(code => code === 'done')).toHaveLength(2);
    expect(many.filter(code => code === 'discussion.tooManyToday')).toHaveLength(3);
    for (let more = 0; more < 3; more += 1) await on.post(root);
    await root.settings.setSwitches({ defaultCreateDiscussionDailyLimit: 1_000 });
  });

  test('DIS-020, DIS-019, DIS-009: its author changes it; a pin is the business of admins; forced, it is a new one', async () => {
    const id = await on.post(alice, { topPriority: true });
    expect((await alice.discussion.detail({ did: id })).topPriority).toBe(false);
    await alice.discussion.change({ ...discussionDraft, id, title: 'Found it' });
    expect((await bob.discussion.detail({ did: id })).title).toBe('Found it');
    expect(await codeOf(bob.discussion.change({ ...discussionDraft, id }))).toBe('discussion.notAuthor');
    expect(await codeOf(root.discussion.change({ ...discussionDraft, id }))).toBe('discussion.notAuthor');
    await root.discussionAdmin.change({ id, topPriority: true });
    await alice.discussion.change({ ...discussionDraft, id, topPriority: false });
    expect((await alice.discussion.detail({ did: id })).topPriority).toBe(true);
    const { id: again } = await alice.discussion.change({ ...discussionDraft, id, title: 'Anew', forceUpdate: true });
    expect(again).toBeGreaterThan(id);
    expect((await alice.discussion.detail({ did: again })).title).toBe('Anew');
    expect((await alice.discussion.detail({ did: id })).title).toBe(discussionDraft.title);
    await root.discussionAdmin.change({ id, topPriority: false });
  });
});

describe('the list', () => {
  test('pinned ones first, then the newest; by category, by author, by problem', async () => {
    const [first = '', second = ''] = (await visitor.problem.list()).records.map(({ problemId }) => problemId);
    const ids = [
      await on.post(root, { title: 'Rules', categoryId: 5, topPriority: true }),
      await on.post(bob, { title: 'Mine', categoryId: 5 }),
      await on.post(bob, { title: 'Of a problem', categoryId: 5, pid: first.toLowerCase() }),
    ];
    expect(await titlesFor(visitor, { cid: 5 })).toEqual(['Rules', `[${first}] Of a problem`, 'Mine']);
    expect(await titlesFor(visitor, { problemID: first })).toEqual([`[${first}] Of a problem`]);
    expect(await titlesFor(visitor, { pid: first })).toEqual([`[${first}] Of a problem`]);
    expect(await titlesFor(visitor, { pid: second })).toEqual([]);
    expect((await visitor.discussion.detail({ did: ids[2] ?? 0 })).pid).toBe(first);
    expect(await titlesFor(bob, { onlyMine: true, cid: 5 })).toEqual([`[${first}] Of a problem`, 'Mine']);
    expect(await codeOf(visitor.discussion.list({ onlyMine: true }))).toBe('login.required');
    expect(await visitor.discussion.list({ cid: 5, limit: 2, currentPage: 2 })).toMatchObject({ total: 3, pages: 2, size: 2 });
    expect((await visitor.discussion.list()).size).toBe(10);
    expect(await codeOf(visitor.discussion.list({ limit: 100, currentPage: 101 }))).toBe('list.tooFar');
    expect(await codeOf(visitor.discussion.list({ problemID: 'NOSUCH' }))).toBe('problem.notFound');
    const title = 'x'.repeat(255);
    expect(await codeOf(on.post(bob, { pid: first, title }))).toBe('discussion.titleTooLong');
  });

  test('admin=true lists disabled ones, too: for admins, and for nobody else', async () => {
    const id = await on.post(bob, { title: 'Put away', categoryId: 4 });
    await root.discussionAdmin.change({ id, status: 1 });
    expect(await titlesFor(root, { cid: 4, admin: true })).toEqual(['Put away']);
    expect(await titlesFor(root, { cid: 4 })).toEqual([]);
    for (const reader of [visitor, alice, bob]) expect(await titlesFor(reader, { cid: 4, admin: true })).toEqual([]);
    await root.discussion.remove({ did: id });
    expect(await titlesFor(root, { cid: 4, admin: true })).toEqual([]);
  });

  test('a problem says how many discussions are about it, of those that are shown', async () => {
    const [, , pid = ''] = (await visitor.problem.list()).records.map(({ problemId }) => problemId);
    const count = async () => (await visitor.problem.detail({ problemId: pid })).discussionNum;
    expect(await count()).toBe(0);
    const ids = [await on.post(bob, { pid }), await on.post(bob, { pid }), await on.post(bob, { pid })];
    await root.discussionAdmin.change({ id: ids[0] ?? 0, status: 1 });
    await root.discussionAdmin.remove({ ids: ids.slice(1, 2) });
    expect(await count()).toBe(1);
    await root.discussionAdmin.remove({ ids });
  });

  test('a list beyond ten thousand is counted once in a minute, and says so', async () => {
    await on.sql(`insert into discussions (category_id, author_id, title, description, content, search)
      select 3, (select min(id) from users), 'Long', '', '', '' from generate_series(1, 10001)`);
    expect((await visitor.discussion.list({ cid: 3 })).total).toBe(10_000);
    await on.sql('delete from discussions where category_id = 3 and id % 2 = 0');
    expect((await visitor.discussion.list({ cid: 3 })).total).toBe(10_000);
    expect((await alice.discussion.list({ cid: 3 })).total).toBeLessThan(10_000);
    await on.sql('delete from discussions where category_id = 3');
    expect(await visitor.discussion.list({ cid: 3 })).toMatchObject({ records: [] });
  });

  test.each(['最短路', '路', 'DIJKSTRA', 'dijk', '最短 dijkstra', 'ｄｉｊｋｓｔｒａ', '算法里的'])('%j finds it', async keyword => {
    const id =
      (await on.sql(`select id from discussions where title = 'About Dijkstra'`))[0]?.id ??
      (await on.post(alice, { title: 'About Dijkstra', content: '最短路算法里的堆' }));
    expect((await visitor.discussion.list({ keyword })).records.map(row => row.id)).toEqual([id]);
  });

  test.each(['短最', 'dijkstra bellman', '!!!', "' & !", '\\'])('%j finds nothing', async keyword => {
    expect(await titlesFor(visitor, { keyword })).toEqual([]);
  });

  test('a changed text is found by its new words alone', async () => {
    const id = await on.post(alice, { title: 'knapsack' });
    await alice.discussion.change({ ...discussionDraft, id, title: 'matroid' });
    expect(await titlesFor(visitor, { keyword: 'knapsack' })).toEqual([]);
    expect(await titlesFor(visitor, { keyword: 'matroid' })).toEqual(['matroid']);
  });

  test('a discussion about a hidden problem is as hidden as the problem', async () => {
    const [{ problemId = '', pid = 0 } = {}] = (await visitor.problem.list({ currentPage: 2, limit: 1 })).records;
    const id = await on.post(bob, { title: 'secret', pid: problemId });
    await on.sql(`update problems set auth = 2 where id = ${pid}`);
    expect(await titlesFor(visitor, { keyword: 'secret' })).toEqual([]);
    expect(await codeOf(visitor.discussion.detail({ did: id }))).toBe('discussion.notFound');
    expect(await codeOf(bob.discussion.like({ did: id, toLike: true }))).toBe('discussion.notFound');
    expect(await codeOf(on.post(bob, { pid: problemId }))).toBe('problem.notFound');
    expect(await titlesFor(root, { keyword: 'secret' })).toEqual([`[${problemId}] secret`]);
    await on.sql(`update problems set auth = 1 where id = ${pid}`);
  });
});

describe('likes and views', () => {
  const counts = async (did: number) => {
    const { likeNum, hasLike, viewNum } = await bob.discussion.detail({ did });
    return { likeNum, hasLike, viewNum };
  };

  test('DIS-010: a like toggles, counts once, and its author is told once', async () => {
    const did = await on.post(alice);
    const toldBefore = (await alice.message.likes()).total;
    for (const toLike of [true, true]) await bob.discussion.like({ did, toLike });
    expect(await counts(did)).toMatchObject({ likeNum: 1, hasLike: true });
    for (const toLike of [false, false, true, false]) await bob.discussion.like({ did, toLike });
    expect(await counts(did)).toMatchObject({ likeNum: 0, hasLike: false });
    const told = await alice.message.likes();
    expect(told.total).toBe(toldBefore + 1);
    expect(told.records[0]).toMatchObject({ senderUsername: 'bob', action: 'Like_Post', url: `/discussion-detail/${did}` });
    await alice.discussion.like({ did, toLike: true });
    expect((await alice.message.likes()).total).toBe(toldBefore + 1);
    expect(await codeOf(visitor.discussion.like({ did, toLike: true }))).toBe('login.required');
  });

  test('of 500 likes at once each counts', async () => {
    const did = await on.post(alice);
    const fans = await on.sql(
      `insert into users (username, username_key, password_hash) select 'fan ' || n, 'fan ' || n, '' from generate_series(1, 500) n returning id`,
    );
    const database = openDatabase(product.databaseUrl, { connections: 20 });
    const likes = new DiscussionLikes(database);
    const all = fans.map(({ id }) => Number(id));
    const added = await Promise.all(all.map(id => likes.transaction(tx => likes.add(tx, did, id))));
    expect(added.filter(Boolean)).toHaveLength(500);
    expect((await counts(did)).likeNum).toBe(500);
    await Promise.all(all.map((id, at) => (at % 2 ? likes.remove(did, id) : likes.transaction(tx => likes.add(tx, did, id)))));
    expect((await counts(did)).likeNum).toBe(250);
    await database.$client.end();
  });

  test('a reader counts once a day, however often the page is loaded', async () => {
    const did = await on.post(alice);
    for (const reader of [bob, visitor, alice, bob, visitor, product.as(), bob]) await reader.discussion.detail({ did });
    await until(async () => (await counts(did)).viewNum === 3);
    await Promise.all(Array.from({ length: 20 }, () => visitor.discussion.detail({ did })));
    const other = await on.post(alice);
    await visitor.discussion.detail({ did: other });
    await until(async () => (await on.sql(`select from discussion_views where discussion_id = ${other}`)).length === 1);
    expect((await counts(did)).viewNum).toBe(3);
  });

  test('views that cannot be stored are lost, and nothing else', async () => {
    const did = await on.post(alice);
    await on.sql('alter table discussion_views rename to elsewhere');
    await visitor.discussion.detail({ did });
    await until(() => product.said().includes(`views of discussion ${did} were lost`));
    await on.sql('alter table elsewhere rename to discussion_views');
    expect((await counts(did)).viewNum).toBe(0);
  });
});
