import { afterAll, beforeAll, expect, test } from 'vitest';
import { discussionDraft, discussionsOf } from '../support/discussions';
import { groupsOf } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

/** The group is of olga; rita is a root of it, adam an admin, mina a member, anna an applicant. */
let product: Product;
let root: Api;
let people: Record<'olga' | 'rita' | 'adam' | 'mina' | 'anna' | 'stranger' | 'warden', Api>;
let gid: number;
const on = groupsOf(() => product);
const talk = discussionsOf(() => product);

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  people = {
    ...(await on.people('olga', 'rita', 'adam', 'mina', 'rolf', 'anna', 'stranger')),
    warden: await asNewUser(product, 'warden', 1001),
  };
  gid = await on.full(people.olga);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

async function post(api: Api, facts: Partial<typeof discussionDraft> & { pid?: string } = {}) {
  await talk.forgetPace();
  return (await api.groupDiscussion.add({ ...discussionDraft, ...facts, gid })).id;
}
const titles = async (api: Api) => (await api.groupDiscussion.list({ gid })).records.map(({ title }) => title);

test('GRP-177, GRP-179: members discuss; to others nothing of it is there', async () => {
  const did = await post(people.mina, { title: 'Only for us' });
  expect(await titles(people.adam)).toContain('Only for us');
  expect(await people.adam.discussion.detail({ did })).toMatchObject({ gid, title: 'Only for us', moderates: true });
  expect(await people.mina.discussion.detail({ did })).toMatchObject({ moderates: false });
  for (const api of [people.anna, people.stranger, people.warden, product.as()]) {
    expect(await codeOf(api.discussion.detail({ did }))).toBe('discussion.notFound');
    expect(await codeOf(api.comment.list({ did }))).toBe('discussion.notFound');
  }
  for (const name of ['anna', 'stranger', 'warden'] as const) {
    const api = people[name];
    expect(await codeOf(api.groupDiscussion.list({ gid }))).toBe('access.denied');
    expect(await codeOf(post(api))).toBe('access.denied');
    expect(await codeOf(api.comment.add({ did, content: 'May I?' }))).toBe('discussion.notFound');
    expect(await codeOf(api.discussion.like({ did, toLike: true }))).toBe('discussion.notFound');
    expect(await codeOf(api.discussion.report({ did, labels: ['spam'], content: '' }))).toBe('discussion.notFound');
    expect(await codeOf(api.groupDiscussion.remove({ did }))).toBe('discussion.notFound');
  }
  for (const api of [people.mina, product.as(), root]) {
    const found = (await api.discussion.list({ keyword: 'Only for us' })).records;
    expect(found).toEqual([]);
  }
  expect((await root.groupDiscussion.list({ gid })).total).toBe(1);
});

test('what happens to a discussion is told with its page in the group', async () => {
  const did = await post(people.mina, { title: 'Heaps' });
  await talk.sql(`delete from rate_limits where key like 'comment:%'`);
  const { id } = await people.adam.comment.add({ did, content: 'Try a heap, @mina and @stranger' });
  await people.adam.discussion.like({ did, toLike: true });
  const told = (await people.mina.message.comments({})).records[0];
  expect(told).toMatchObject({ url: `/group/${gid}/discussion-detail/${did}#comment-${id}` });
  expect((await people.mina.message.likes({})).records[0]).toMatchObject({ url: `/group/${gid}/discussion-detail/${did}` });
  expect((await people.stranger.message.replies({})).records).toEqual([]);
  await people.rita.comment.report({ id, labels: ['spam'] });
  expect((await root.discussionAdmin.reports({})).records[0]).toMatchObject({
    url: `/group/${gid}/discussion-detail/${did}#comment-${id}`,
  });
});

test('GRP-049, GRP-051, GRP-180: the author writes, who manages hides, an admin of the site pins', async () => {
  const did = await post(people.mina, { title: 'Queues' });
  const texts = { ...discussionDraft, title: 'Deques' };
  for (const name of ['adam', 'rita', 'olga'] as const)
    expect(await codeOf(people[name].groupDiscussion.change({ id: did, ...texts }))).toBe('discussion.notAuthor');
  await people.mina.groupDiscussion.change({ id: did, ...texts, status: 0, topPriority: false });
  expect(await codeOf(people.mina.groupDiscussion.change({ id: did, status: 1 }))).toBe('access.denied');
  expect(await codeOf(people.olga.groupDiscussion.change({ id: did, topPriority: true }))).toBe('access.denied');
  await root.groupDiscussion.change({ id: did, topPriority: true });
  expect((await titles(people.mina))[0]).toBe('Deques');
  await people.adam.groupDiscussion.change({ id: did, status: 1 });
  expect(await titles(people.mina)).not.toContain('Deques');
  expect((await people.adam.groupDiscussion.all({ gid })).records).toContainEqual(expect.objectContaining({ id: did, status: 1 }));
  expect(await codeOf(people.mina.groupDiscussion.all({ gid }))).toBe('access.denied');
  expect(await codeOf(people.rita.discussion.detail({ did }))).toBe('done');
  expect((await people.mina.message.mine({})).records[0]?.title).toBe('An admin disabled your discussion');
});

test('GRP-181: the author and who manages delete; the desk of the site and its calls leave it alone', async () => {
  const [first, second] = [await post(people.mina), await post(people.mina)];
  expect(await codeOf(root.discussionAdmin.change({ id: first, status: 1 }))).toBe('discussion.notFound');
  await root.discussionAdmin.remove({ ids: [first] });
  expect(await codeOf(people.mina.discussion.detail({ did: first }))).toBe('done');
  const ofSite = await talk.post(root);
  expect(await codeOf(people.olga.groupDiscussion.remove({ did: ofSite }))).toBe('discussion.notFound');
  expect(await codeOf(people.olga.groupDiscussion.change({ id: ofSite, status: 1 }))).toBe('discussion.notFound');
  await people.adam.groupDiscussion.remove({ did: first });
  await people.mina.groupDiscussion.remove({ did: second });
  for (const did of [first, second]) expect(await codeOf(people.mina.discussion.detail({ did }))).toBe('discussion.notFound');
});

test('members who have solved nothing post and comment, five times a day; who manages as often as they like', async () => {
  const newcomer = await on.person('newcomer');
  await on.put(gid, 'newcomer', 3);
  await on.sql(`update user_counts set ac = 0 where user_id = ${await on.uidOf('newcomer')}`);
  const did = await post(newcomer);
  expect(await codeOf(newcomer.comment.add({ did, content: 'One more word' }))).toBe('done');
  for (let place = 1; place < 5; place += 1) await post(newcomer);
  expect(await codeOf(post(newcomer))).toBe('discussion.tooManyToday');
  await on.put(gid, 'newcomer', 4);
  await post(newcomer);
});

test('GRP-011: a switch closes the discussions of all groups, a disabled group its own', async () => {
  const did = await post(people.adam);
  await root.settings.setSwitches({ openGroupDiscussion: false });
  expect(await codeOf(people.mina.groupDiscussion.list({ gid }))).toBe('discussion.groupClosed');
  expect(await codeOf(people.mina.discussion.detail({ did }))).toBe('discussion.groupClosed');
  expect(await codeOf(people.stranger.discussion.detail({ did }))).toBe('discussion.notFound');
  await root.settings.setSwitches({ openGroupDiscussion: true, openPublicDiscussion: false });
  expect(await codeOf(people.mina.discussion.detail({ did }))).toBe('done');
  await root.settings.setSwitches({ openPublicDiscussion: true });
  await on.sql(`update groups set status = 1 where id = ${gid}`);
  expect(await codeOf(people.mina.discussion.detail({ did }))).toBe('discussion.notFound');
  await on.sql(`update groups set status = 0 where id = ${gid}`);
  await people.olga.group.disband({ gid });
  for (const api of [people.olga, root]) expect(await codeOf(api.discussion.detail({ did }))).toBe('discussion.notFound');
});
