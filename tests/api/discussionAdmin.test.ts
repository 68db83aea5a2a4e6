import type { RoleId } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { discussionDraft, discussionsOf, titlesFor } from '../support/discussions';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

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

describe('deleting, disabling, restoring', () => {
  test('DIS-018: its author and admins delete; the desk brings it back; the author is told of what others did', async () => {
    const admin = await asNewUser(product, 'warden', 1001);
    const id = await on.post(alice, { title: 'Gone [x](http://e.vil)' });
    expect(await codeOf(bob.discussion.remove({ did: id }))).toBe('discussion.notAuthor');
    await admin.discussion.remove({ did: id });
    for (const reader of [visitor, alice, admin]) expect(await codeOf(reader.discussion.detail({ did: id }))).toBe('discussion.notFound');
    expect(await titlesFor(alice, { onlyMine: true, keyword: 'gone' })).toEqual([]);
    const [told] = (await alice.message.mine()).records;
    expect(told).toMatchObject({ title: 'An admin deleted your discussion', content: expect.stringContaining('Gone \\[x\\]') });
    const [deleted] = (await admin.discussionAdmin.list({ state: 'deleted' })).records;
    expect(deleted).toMatchObject({ id, deletedBy: 'warden' });
    await admin.discussionAdmin.restore({ id });
    expect(await codeOf(admin.discussionAdmin.restore({ id }))).toBe('discussion.notDeleted');
    expect((await visitor.discussion.detail({ did: id })).title).toContain('Gone');
    await alice.discussion.remove({ did: id });
    expect((await alice.message.mine()).records[0]?.title).toBe('An admin restored your discussion');
    const actions = (await root.audit.list({ limit: 2 })).records.map(({ action, username }) => [action, username]);
    expect(actions).toEqual([
      ['discussion.restore', 'warden'],
      ['discussion.remove', 'warden'],
    ]);
  });

  test('a disabled one is for its author and admins; existing clients delete by a bare list', async () => {
    const id = await on.post(alice, { title: 'Disabled one' });
    await root.discussionAdmin.change({ id, status: 1 });
    expect(await codeOf(visitor.discussion.detail({ did: id }))).toBe('discussion.disabled');
    expect(await codeOf(bob.discussion.like({ did: id, toLike: true }))).toBe('discussion.disabled');
    expect((await alice.discussion.detail({ did: id })).status).toBe(1);
    expect((await root.discussion.detail({ did: id })).status).toBe(1);
    expect(await titlesFor(visitor, { keyword: 'disabled' })).toEqual([]);
    expect(await titlesFor(alice, { keyword: 'disabled', onlyMine: true })).toEqual(['Disabled one']);
    expect((await root.discussionAdmin.list({ state: 'disabled' })).records.map(row => row.id)).toContain(id);
    expect((await alice.message.mine()).records[0]?.title).toBe('An admin disabled your discussion');
    const response = await fetch(`${product.url}/api/admin/discussion`, {
      method: 'DELETE',
      headers: { 'content-type': 'application/json', authorization: root.token() ?? '' },
      body: JSON.stringify([id]),
    });
    expect(response.status).toBe(200);
    expect((await root.discussionAdmin.list({ state: 'deleted' })).records.map(row => row.id)).toContain(id);
    const others = [await on.post(alice), await on.post(alice)];
    await root.discussionAdmin.remove({ ids: others });
    for (const did of others) expect(await codeOf(alice.discussion.detail({ did }))).toBe('discussion.notFound');
  });

  test('DIS-021: with the area closed every call of it is refused, the desk is not', async () => {
    const did = await on.post(alice);
    await root.settings.setSwitches({ openPublicDiscussion: false });
    const calls = [
      visitor.discussion.list(),
      alice.discussion.detail({ did }),
      alice.discussion.add(discussionDraft),
      alice.discussion.change({ ...discussionDraft, id: did }),
      alice.discussion.remove({ did }),
      bob.discussion.like({ did, toLike: true }),
      bob.discussion.report({ did, content: 'x' }),
    ];
    expect(new Set(await Promise.all(calls.map(codeOf)))).toEqual(new Set(['discussion.closed']));
    expect(await codeOf(root.discussionAdmin.list())).toBe('done');
    await root.settings.setSwitches({ openPublicDiscussion: true });
  });
});

describe('reports', () => {
  test('DIS-014 to 016: labels or a reason, once for each user', async () => {
    const did = await on.post(alice);
    expect(await codeOf(bob.discussion.report({ did, content: ' ' }))).toBe('discussion.reportEmpty');
    expect(await codeOf(bob.discussion.report({ did, content: 'x'.repeat(201) }))).toBe('input.invalid');
    expect(await codeOf(bob.discussion.report({ did, labels: ['nonsense' as never] }))).toBe('input.invalid');
    expect(await codeOf(bob.discussion.report({ did, labels: ['spam', 'author'], content: 'Look' }))).toBe('done');
    expect(await codeOf(bob.discussion.report({ did, labels: ['spam'] }))).toBe('discussion.reported');
    expect(await codeOf(visitor.discussion.report({ did, content: 'x' }))).toBe('login.required');
    const [report] = (await root.discussionAdmin.reports()).records;
    expect(report).toMatchObject({
      did,
      discussionTitle: discussionDraft.title,
      discussionAuthor: 'alice',
      excerpt: discussionDraft.content,
      reporter: 'bob',
      labels: ['spam', 'author'],
      content: 'Look',
      state: 'shown',
      isMuted: false,
      status: false,
    });
    const id = report?.id ?? 0;
    await root.discussionAdmin.checkReport({ id, status: true });
    expect((await root.discussionAdmin.reports({ isChecked: true })).records[0]).toMatchObject({ id, status: true });
    await root.discussionAdmin.checkReport({ id, status: false });
    await root.discussionAdmin.decide({ id, decision: 'keep' });
    expect(await codeOf(visitor.discussion.detail({ did }))).toBe('done');
    expect((await root.discussionAdmin.reports({ isChecked: false })).records).toEqual([]);
  });

  test('hide and mute: the discussion is disabled, all its reports are checked, the author may write no more and is told', async () => {
    const mallory = await asNewUser(product, 'mallory');
    await on.letWrite();
    const did = await on.post(mallory, { title: 'Buy now' });
    for (const reporter of [alice, bob]) await reporter.discussion.report({ did, labels: ['spam'] });
    const admin = await asNewUser(product, 'sheriff', 1008);
    const [{ id = 0 } = {}] = (await admin.discussionAdmin.reports()).records;
    await admin.discussionAdmin.decide({ id, decision: 'mute' });
    expect((await admin.discussionAdmin.reports()).records.slice(0, 2)).toMatchObject([
      { did, status: true, state: 'disabled', isMuted: true },
      { did, status: true },
    ]);
    expect(await codeOf(mallory.message.unread())).toBe('login.expired');
    const again = product.as();
    await again.account.login({ username: 'mallory', password: 'correct horse' });
    expect(await codeOf(again.discussion.add(discussionDraft))).toBe('access.denied');
    expect((await again.message.mine()).records.map(({ title }) => title)).toEqual([
      'An admin changed your account',
      'An admin disabled your discussion',
    ]);
    const actions = (await root.audit.list({ limit: 2 })).records.map(({ action, target }) => [action, target]);
    expect(actions).toEqual([
      ['discussion.decide', String(did)],
      ['user.mute', 'mallory'],
    ]);
  });

  test('a comment or reply: the same desk; hidden is deleted, its author is told, and nobody reports what they may not see', async () => {
    const did = await on.post(alice, { title: 'Soup' });
    const eve = await asNewUser(product, 'eve');
    await on.letWrite();
    const comment = await eve.comment.add({ did, content: 'Buy [watches](http://shop.example)' });
    const reply = await eve.comment.reply({ reply: { commentId: comment.id, content: 'Cheap ones' } });
    const bad = await eve.comment.add({ did, content: 'More watches' });
    expect(await codeOf(bob.comment.report({ id: reply.id, content: ' ' }))).toBe('discussion.reportEmpty');
    expect(await codeOf(visitor.comment.report({ id: reply.id, content: 'x' }))).toBe('login.required');
    await bob.comment.report({ id: reply.id, labels: ['spam'] });
    await alice.comment.report({ id: reply.id, content: 'Look' });
    expect(await codeOf(bob.comment.report({ id: reply.id, labels: ['spam'] }))).toBe('comment.reported');
    const [report] = (await root.discussionAdmin.reports({ isChecked: false })).records;
    expect(report).toMatchObject({
      did,
      cid: null,
      commentId: reply.id,
      url: `/discussion-detail/${did}#comment-reply-${reply.id}`,
      discussionTitle: 'Soup',
      discussionAuthor: 'eve',
      excerpt: 'Cheap ones',
      reporter: 'alice',
      content: 'Look',
      state: 'shown',
    });
    await root.discussionAdmin.decide({ id: report?.id ?? 0, decision: 'hide' });
    expect(await visitor.comment.replies({ commentId: comment.id })).toEqual([]);
    expect((await root.discussionAdmin.reports()).records.slice(0, 2)).toMatchObject([
      { commentId: reply.id, status: true, state: 'deleted' },
      { commentId: reply.id, status: true },
    ]);
    expect((await eve.message.mine()).records[0]).toMatchObject({
      title: 'An admin deleted your comment',
      content: `An admin deleted your comment in [Soup](/discussion-detail/${did}):\n\n> Cheap ones`,
    });
    expect(await codeOf(bob.comment.report({ id: reply.id, labels: ['spam'] }))).toBe('comment.notFound');
    await bob.comment.report({ id: bad.id, labels: ['spam'] });
    const [{ id = 0 } = {}] = (await root.discussionAdmin.reports()).records;
    await root.discussionAdmin.decide({ id, decision: 'mute' });
    expect((await root.discussionAdmin.reports()).records[0]).toMatchObject({ commentId: bad.id, state: 'deleted', isMuted: true });
    expect((await visitor.discussion.detail({ did })).commentNum).toBe(1);
  });

  test('admins are not muted from here, and nothing else of the decision happens then', async () => {
    const did = await on.post(root);
    await bob.discussion.report({ did, labels: ['author'] });
    const [{ id = 0 } = {}] = (await root.discussionAdmin.reports()).records;
    expect(await codeOf(root.discussionAdmin.decide({ id, decision: 'mute' }))).toBe('discussion.adminNotMuted');
    expect((await root.discussionAdmin.reports()).records[0]).toMatchObject({ id, status: false, state: 'shown' });
  });
});

describe('categories', () => {
  test('DIS-029: admins replace the list; one that is used stays; what was left alone keeps its translations', async () => {
    const before = await visitor.discussion.categories();
    expect(before.map(({ name }) => name)).toEqual(['Chat', 'Solutions', 'Help', 'Suggestions', 'Records']);
    const after = await root.discussion.setCategories([
      ...before.slice(0, 3),
      { id: 4, name: 'Ideas' },
      ...before.slice(4),
      { name: 'Jobs' },
    ]);
    expect(after.map(({ name }) => name)).toEqual(['Chat', 'Solutions', 'Help', 'Ideas', 'Records', 'Jobs']);
    const inChinese = await fetch(`${product.url}/api/discussion-category`, { headers: { 'accept-language': 'zh-CN' } });
    expect(((await inChinese.json()) as { data: { name: string }[] }).data.map(({ name }) => name)).toEqual([
      '闲聊',
      '题解',
      '求助',
      'Ideas',
      '记录',
      'Jobs',
    ]);
    expect(await codeOf(root.discussion.setCategories(after.slice(1)))).toBe('discussion.categoryInUse');
    expect(await codeOf(root.discussion.setCategories([...after, { name: 'Jobs' }]))).toBe('discussion.categoryTaken');
    expect(await codeOf(root.discussion.setCategories([...after, { id: 999, name: 'x' }]))).toBe('discussion.categoryNotFound');
    expect(await codeOf(root.discussion.setCategories([]))).toBe('input.invalid');
    expect(await codeOf(alice.discussion.setCategories(before))).toBe('access.denied');
    expect((await root.discussion.setCategories(after.slice(0, 5))).map(({ name }) => name)).not.toContain('Jobs');
  });
});

describe('SEC-010: roles and calls', () => {
  const may: Record<RoleId, { add: boolean; change: boolean; remove: boolean; desk: boolean }> = {
    1000: { add: true, change: true, remove: true, desk: true },
    1001: { add: true, change: true, remove: true, desk: true },
    1002: { add: true, change: true, remove: true, desk: false },
    1003: { add: true, change: true, remove: true, desk: false },
    1004: { add: false, change: true, remove: true, desk: false },
    1005: { add: false, change: true, remove: true, desk: false },
    1006: { add: false, change: true, remove: true, desk: false },
    1007: { add: false, change: true, remove: true, desk: false },
    1008: { add: true, change: true, remove: true, desk: true },
  };

  test.each(Object.entries(may))('%s', async (role, { add, change, remove, desk }) => {
    const api = await asNewUser(product, `role${role}`);
    await on.letWrite();
    const own = await on.post(api);
    const others = await on.post(alice);
    await on.sql(`update users set role = ${role} where username = 'role${role}'`);
    await api.account.login({ username: `role${role}`, password: 'correct horse' });
    const outcome = (isAllowed: boolean) => (isAllowed ? 'done' : 'access.denied');
    expect(await codeOf(api.discussion.list())).toBe('done');
    expect(await codeOf(api.discussion.detail({ did: others }))).toBe('done');
    expect(await codeOf(api.discussion.like({ did: others, toLike: true }))).toBe('done');
    expect(await codeOf(api.discussion.report({ did: others, labels: ['spam'] }))).toBe('done');
    expect(await codeOf(api.discussion.add(discussionDraft))).toBe(outcome(add));
    expect(await codeOf(api.discussion.change({ ...discussionDraft, id: own }))).toBe(outcome(change));
    expect(await codeOf(api.discussion.change({ ...discussionDraft, id: own, forceUpdate: true }))).toBe(outcome(add));
    expect(await codeOf(api.discussion.remove({ did: own }))).toBe(outcome(remove));
    expect(await codeOf(api.discussionAdmin.list())).toBe(outcome(desk));
    expect(await codeOf(api.discussionAdmin.reports())).toBe(outcome(desk));
    expect(await codeOf(api.discussionAdmin.change({ id: others, topPriority: false }))).toBe(outcome(desk));
    expect(await codeOf(api.discussion.remove({ did: others }))).toBe(desk ? 'done' : 'discussion.notAuthor');
  });
});
