import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentators, commentsOf, words } from '../support/comments';
import { contestsOf, moments } from '../support/contests';
import { hearing } from '../support/hearing';
import { type Api, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let organiser: Api;
let admin: Api;
let alice: Api;
let bob: Api;
const { contest, discussion, forgetPace, replyTo } = commentsOf(() => product);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  ({ root, organiser, admin, alice, bob } = await commentators(product));
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(forgetPace);

const { move } = contestsOf(
  () => product,
  () => root,
);
const switches = async (change: object) => root.settings.setSwitches({ ...(await root.settings.switches()), ...change });
const visitor = () => product.as();
const contentsFor = async (api: Api, owner: { cid?: number; did?: number }) =>
  (await api.comment.list(owner)).commentList.records.map(({ content }) => content);

describe('questions in a contest', () => {
  test('while it runs: to a rival there is nothing but the own questions and what organisers say', async () => {
    const cid = await contest(organiser);
    const question = await alice.comment.add({ cid, content: 'Is n at most 10?' });
    expect(question).toMatchObject({ question: 'open', mayDelete: true });
    const word = await organiser.comment.add({ cid, content: 'Welcome' });
    const answer = await replyTo(organiser, question.id, 'Yes');
    expect(word).toMatchObject({ question: null, fromRole: 'admin' });

    expect(await contentsFor(alice, { cid })).toEqual(['Welcome', 'Is n at most 10?']);
    expect(await contentsFor(organiser, { cid })).toEqual(['Welcome', 'Is n at most 10?']);
    expect(await contentsFor(root, { cid })).toHaveLength(2);
    for (const rival of [bob, admin]) {
      expect(await contentsFor(rival, { cid })).toEqual(['Welcome']);
      const calls = [
        rival.comment.one({ id: question.id }),
        rival.comment.one({ id: answer.id }),
        rival.comment.replies({ commentId: question.id }),
        rival.comment.like({ cid: question.id, toLike: true }),
        rival.comment.remove({ id: question.id }),
        rival.comment.remove({ id: answer.id }),
        rival.comment.versions({ id: question.id }),
        rival.comment.setAnswered({ id: question.id, answered: true }),
        replyTo(rival, question.id),
      ];
      expect(await Promise.all(calls.map(codeOf))).toEqual(Array(calls.length).fill('comment.notFound'));
    }
    expect(await codeOf(visitor().comment.list({ cid }))).toBe('login.required');
    expect((await alice.comment.list({ cid })).commentList.records[1]?.replyList).toMatchObject([
      { content: 'Yes', fromName: 'organiser' },
    ]);

    await move(cid, moments.ended);
    expect(await contentsFor(bob, { cid })).toEqual(['Welcome', 'Is n at most 10?']);
    expect(await codeOf(replyTo(bob, question.id))).toBe('done');
    await move(cid, moments.running);
    expect(await contentsFor(bob, { cid })).toEqual(['Welcome']);
    expect(await codeOf(visitor().comment.replies({ commentId: question.id }))).toBe('login.required');
  });

  test('CMT-016: below what an organiser wrote only organisers reply', async () => {
    const cid = await contest(organiser);
    const { id } = await organiser.comment.add({ cid, content: words() });
    expect(await codeOf(replyTo(alice, id))).toBe('comment.replyDenied');
    expect(await codeOf(replyTo(root, id))).toBe('done');
    expect((await alice.comment.list({ cid })).commentList.records[0]).toMatchObject({ mayReply: false, mayDelete: false });
  });

  test('a question is open until an organiser answers or marks it, and again when its asker asks on', async () => {
    const cid = await contest(organiser);
    const { id } = await alice.comment.add({ cid, content: words() });
    const open = async () => (await organiser.comment.list({ cid, open: true })).commentList.records.map(each => each.id);
    expect(await open()).toEqual([id]);
    await replyTo(organiser, id);
    expect(await open()).toEqual([]);
    await replyTo(alice, id);
    expect(await open()).toEqual([id]);
    await organiser.comment.setAnswered({ id, answered: true });
    expect((await alice.comment.one({ id })).comment.question).toBe('answered');
    expect(await codeOf(alice.comment.setAnswered({ id, answered: false }))).toBe('access.denied');
  });

  test('whoever may not read the contest has no questions there; CMT-017: nor has anybody while they are closed', async () => {
    const cid = await contest(organiser, moments.running, { auth: 1, pwd: 'secret' });
    expect(await codeOf(alice.comment.list({ cid }))).toBe('contest.registrationRequired');
    expect(await codeOf(alice.comment.add({ cid, content: words() }))).toBe('contest.registrationRequired');
    const { id } = await organiser.comment.add({ cid, content: words() });
    expect(await codeOf(alice.comment.one({ id }))).toBe('contest.registrationRequired');
    await switches({ openContestComment: false });
    expect(await codeOf(organiser.comment.list({ cid }))).toBe('comment.contestClosed');
    expect(await codeOf(organiser.comment.add({ cid, content: words() }))).toBe('comment.contestClosed');
    await switches({ openContestComment: true });
    expect(await codeOf(alice.comment.list({ cid: await contest(organiser, moments.scheduled) }))).toBe('contest.notStarted');
  });

  test('live: asker and organisers hear of a question; a rival hears only what organisers say', async () => {
    const cid = await contest(organiser);
    const topic = `questions:${cid}`;
    const [asker, desk, rival] = [hearing(alice, topic), hearing(organiser, topic), hearing(bob, topic)];
    await Promise.all([asker.isOpen(), desk.isOpen(), rival.isOpen()]);
    const { id } = await alice.comment.add({ cid, content: words() });
    await replyTo(organiser, id);
    await until(() => [asker, desk].every(({ heard }) => heard.filter(event => event === 'questions.changed').length === 2));
    await organiser.comment.add({ cid, content: words() });
    await until(() => rival.heard.includes('questions.changed'));
    expect(rival.heard).toEqual(['opened', 'ready', 'questions.changed']);
    await Promise.all([asker.leave(), desk.leave(), rival.leave()]);
  });
});

describe('messages', () => {
  const last = async (api: Api, kind: 'comments' | 'replies' | 'likes') => (await api.message[kind]()).records[0];

  test('of a comment on what one wrote, of a reply, of a mention; each leads to it; never of what one did oneself', async () => {
    const did = await discussion('alice');
    const before = await alice.message.unread();
    await alice.comment.add({ did, content: words() });
    expect(await alice.message.unread()).toEqual(before);
    const comment = await bob.comment.add({ did, content: 'A thought of @ADMIN，and `@root`' });
    const url = `/discussion-detail/${did}#comment-${comment.id}`;
    const told = { action: 'Discuss', sourceType: 'Discussion', sourceId: did, sourceTitle: 'A lemma', senderUsername: 'bob', url };
    expect(await last(alice, 'comments')).toMatchObject({ ...told, sourceContent: 'A thought of @ADMIN，and @root' });
    expect(await last(admin, 'replies')).toMatchObject({ ...told, action: 'Reply' });
    expect((await root.message.replies()).total).toBe(0);
    const reply = await replyTo(alice, comment.id, 'No');
    expect(await last(bob, 'replies')).toMatchObject({
      action: 'Reply',
      quoteType: 'Comment',
      quoteId: comment.id,
      quoteContent: 'A thought of @ADMIN，and @root',
      sourceContent: 'No',
      url: `/discussion-detail/${did}#comment-reply-${reply.id}`,
    });
  });

  test('likes of one comment are one message, which comes up again; liking anew tells nothing new', async () => {
    const did = await discussion('admin');
    const { id } = await bob.comment.add({ did, content: words() });
    await bob.message.readAll({ type: 'Like' });
    await alice.comment.like({ cid: id, toLike: true });
    expect(await last(bob, 'likes')).toMatchObject({ quoteId: id, senderUsername: 'alice', senderCount: 1, otherSender: null });
    await organiser.comment.like({ cid: id, toLike: true });
    const { like } = await bob.message.unread();
    expect(like).toBe(1);
    expect(await last(bob, 'likes')).toMatchObject({ quoteId: id, senderUsername: 'organiser', senderCount: 2, otherSender: 'alice' });
    await alice.comment.like({ cid: id, toLike: false });
    await alice.comment.like({ cid: id, toLike: true });
    expect((await bob.message.unread()).like).toBe(0);
  });

  test('row 36: the questions in a contest are one message to its author; a mention tells nobody who may not see it', async () => {
    const cid = await contest(organiser);
    await alice.comment.add({ cid, content: `${words()} @bob @root` });
    const { id } = await bob.comment.add({ cid, content: words() });
    const told = await last(organiser, 'comments');
    expect(told).toMatchObject({ sourceType: 'Contest', sourceId: cid, senderUsername: 'bob', senderCount: 2, otherSender: 'alice' });
    expect(told?.url).toBe(`/contest/${cid}/comment#comment-${id}`);
    expect((await last(bob, 'replies'))?.sourceId).not.toBe(cid);
    expect(await last(root, 'replies')).toMatchObject({ sourceType: 'Contest', sourceId: cid });
    await replyTo(organiser, id, 'Yes');
    expect(await last(bob, 'replies')).toMatchObject({ sourceId: cid, sourceContent: 'Yes' });
  });

  test('live: the own messages are heard of, those of others are not', async () => {
    const did = await discussion('alice');
    const { uid } = await alice.profile.home({ username: 'alice' });
    const [own, other] = [hearing(alice, `user:${uid}`), hearing(bob, `user:${uid},discussion:${did}`)];
    await Promise.all([own.isOpen(), other.isOpen()]);
    await bob.comment.add({ did, content: words() });
    await until(() => own.heard.includes('user.messages') && other.heard.includes('discussion.commented'));
    expect(other.heard).toEqual(['opened', 'ready', 'discussion.commented']);
    await Promise.all([own.leave(), other.leave()]);
  });
});
