import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asUser, contestsOf, moments } from '../support/contests';
import { hearing } from '../support/hearing';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

let product: Product;
let root: Api;
let organiser: Api;
let admin: Api;
let alice: Api;
let bob: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  [organiser, admin] = [await asUser(product, root, 'organiser', 1001), await asUser(product, root, 'admin', 1001)];
  [alice, bob] = [await asUser(product, root, 'alice'), await asUser(product, root, 'bob')];
  await switches({ defaultCreateCommentACInitValue: 0 });
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** Each test writes as if nobody had written within the last minute. */
beforeEach(() => execute(`delete from rate_limits where key like 'comment:%'`));

const execute = (statement: string) => product.database().execute(statement);
const switches = async (change: object) => root.settings.setSwitches({ ...(await root.settings.switches()), ...change });
const visitor = () => product.as();
let said = 0;
/** Nobody says the same twice. */
const words = (about = 'Words') => `${about} ${(said += 1)}`;

/** Of this author. */
async function discussion(author: string): Promise<number> {
  await execute(`insert into discussion_categories (name) values ('Talk') on conflict do nothing`);
  const { rows } = await product.database().execute<{ id: number }>(
    `insert into discussions (category_id, author_id, title, description, content, search)
     select (select min(id) from discussion_categories), id, 'A lemma', 'About it', 'Text', '' from users where username = '${author}'
     returning id`,
  );
  return rows[0]?.id ?? 0;
}
const contest = async (when: (typeof moments)[keyof typeof moments] = moments.running, facts = {}) =>
  (await contests.contest(when, facts, { problems: 0, by: organiser })).cid;
const contentsFor = async (api: Api, owner: { cid?: number; did?: number }) =>
  (await api.comment.list(owner)).commentList.records.map(({ content }) => content);
const replyTo = (api: Api, commentId: number, content = words(), quoteId?: number) =>
  api.comment.reply({ reply: { commentId, content }, quoteId, quoteType: quoteId ? 'Reply' : 'Comment' });

describe('on a discussion', () => {
  test('CMT-004, 005, 019, 021, 023: newest first or best first, ten a page, with who wrote and whether the reader likes it', async () => {
    const did = await discussion('alice');
    const made = [];
    for (let number = 1; number <= 11; number += 1) made.push(await (number % 2 ? bob : admin).comment.add({ did, content: words() }));
    const [first, second] = made;
    await alice.comment.like({ cid: first?.id ?? 0, toLike: true });
    const { commentList, commentLikeMap } = await alice.comment.list({ did });
    expect(commentList).toMatchObject({ total: 11, size: 10, pages: 2 });
    expect(commentList.records.map(({ id }) => id)).toEqual(
      made
        .slice(1)
        .map(({ id }) => id)
        .toReversed(),
    );
    expect(commentList.records.at(-1)).toMatchObject({ id: second?.id, fromName: 'admin', fromRole: 'admin', likeNum: 0, question: null });
    expect(Object.values(commentLikeMap)).not.toContain(true);
    const best = await alice.comment.list({ did, order: 'best', limit: 2 });
    expect(best.commentList.records.map(({ id }) => id)).toEqual([first?.id, made.at(-1)?.id]);
    expect(best.commentLikeMap[first?.id ?? 0]).toBe(true);
    expect((await visitor().comment.list({ did, currentPage: 2 })).commentList.records.map(({ id }) => id)).toEqual([first?.id]);
    expect(await codeOf(visitor().comment.add({ did, content: 'x' }))).toBe('login.required');
    expect(await codeOf(alice.comment.list({ did, cid: await contest() }))).toBe('input.invalid');
    expect(await codeOf(alice.comment.list({}))).toBe('input.invalid');
  });

  test('CMT-007, 010, 020, 026, 028: three replies, then all; to the comment or to one of its replies', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: words() });
    const first = await replyTo(alice, id);
    expect(first).toMatchObject({ commentId: id, toName: 'bob', fromName: 'alice' });
    for (let number = 0; number < 3; number += 1) await replyTo(bob, id, words(), first.id);
    const [comment] = (await alice.comment.list({ did })).commentList.records;
    expect(comment).toMatchObject({ totalReplyNum: 4 });
    expect(comment?.replyList.map(({ toName }) => toName)).toEqual(['bob', 'alice', 'alice']);
    expect(await visitor().comment.replies({ commentId: id })).toHaveLength(4);
    expect((await visitor().comment.one({ id: first.id })).comment).toMatchObject({ id, totalReplyNum: 4 });
    expect(await codeOf(replyTo(bob, first.id))).toBe('comment.notFound');
    const other = await bob.comment.add({ did, content: words() });
    expect(await codeOf(replyTo(bob, other.id, words(), first.id))).toBe('comment.notFound');
    const count = `select comment_count from discussions where id = ${did}`;
    expect((await execute(count)).rows).toEqual([{ comment_count: 6 }]);
    await bob.comment.remove({ id });
    expect((await execute(count)).rows).toEqual([{ comment_count: 1 }]);
    expect(await codeOf(visitor().comment.one({ id: first.id }))).toBe('comment.notFound');
  });

  test('CMT-012, 013: one sign at least, ten thousand at most, blanks around it left out', async () => {
    const did = await discussion('alice');
    expect(await codeOf(alice.comment.add({ did, content: ' \n ' }))).toBe('input.invalid');
    expect(await codeOf(alice.comment.add({ did, content: 'x'.repeat(10_001) }))).toBe('input.invalid');
    expect((await alice.comment.add({ did, content: 'x'.repeat(10_000) })).content).toHaveLength(10_000);
    expect((await alice.comment.add({ did, content: '\n one \n' })).content).toBe('one');
  });

  test('CMT-015, 024, 027: deleted by its author or an admin, who is written down', async () => {
    const did = await discussion('alice');
    const [kept, removed, own] = [
      await bob.comment.add({ did, content: words() }),
      await bob.comment.add({ did, content: 'Buy this' }),
      await bob.comment.add({ did, content: words() }),
    ];
    expect(await codeOf(alice.comment.remove({ id: kept.id }))).toBe('access.denied');
    const reply = await replyTo(alice, kept.id);
    expect(await codeOf(bob.comment.removeReply({ id: reply.id }))).toBe('access.denied');
    await alice.comment.removeReply({ id: reply.id });
    await admin.comment.remove({ id: removed.id });
    await bob.comment.remove({ id: own.id });
    expect(await codeOf(bob.comment.remove({ id: own.id }))).toBe('comment.notFound');
    expect((await bob.comment.list({ did })).commentList.records).toMatchObject([{ id: kept.id, totalReplyNum: 0 }]);
    const [entry, ...others] = (await root.audit.list({ action: 'comment.remove' })).records;
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ username: 'admin', target: String(removed.id), before: { content: 'Buy this' } });
  });

  test('a comment is changed by its author within 15 minutes; who may delete it sees what it said', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: 'before' });
    await bob.comment.change({ id, content: 'after' });
    expect((await bob.comment.one({ id })).comment).toMatchObject({ content: 'after', gmtEdited: expect.any(Date), mayEdit: true });
    expect((await admin.comment.versions({ id })).map(({ content }) => content)).toEqual(['before']);
    expect(await codeOf(bob.comment.versions({ id }))).toBe('access.denied');
    expect(await codeOf(admin.comment.change({ id, content: 'mine' }))).toBe('access.denied');
    await execute(`update comments set created_at = now() - interval '16 minutes' where id = ${id}`);
    expect(await codeOf(bob.comment.change({ id, content: 'too late' }))).toBe('comment.editOver');
    expect((await bob.comment.one({ id })).comment.mayEdit).toBe(false);
  });

  test('roles 1003 to 1007 comment and reply exactly as the table of roles says', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: words() });
    const answers: Record<number, unknown[]> = {};
    for (const role of [1003, 1004, 1005, 1006, 1007]) {
      const muted = await asUser(product, root, `role${role}`, role);
      const calls = [muted.comment.add({ did, content: words() }), replyTo(muted, id), muted.comment.like({ cid: id, toLike: true })];
      answers[role] = await Promise.all(calls.map(codeOf));
    }
    const [writes, muted] = [
      ['done', 'done', 'done'],
      ['access.denied', 'access.denied', 'done'],
    ];
    expect(answers).toEqual({ 1003: writes, 1004: writes, 1005: muted, 1006: writes, 1007: muted });
  });

  test('whoever has solved less than the switch says does not comment; admins do', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: words() });
    await switches({ defaultCreateCommentACInitValue: 1 });
    expect(await codeOf(bob.comment.add({ did, content: words() }))).toBe('comment.fewAccepted');
    expect(await codeOf(replyTo(bob, id))).toBe('comment.fewAccepted');
    expect(await codeOf(admin.comment.add({ did, content: words() }))).toBe('done');
    await execute(`update user_counts set ac = 1 where user_id = (select id from users where username = 'bob')`);
    expect(await codeOf(bob.comment.add({ did, content: words() }))).toBe('done');
    await switches({ defaultCreateCommentACInitValue: 0 });
  });

  test('what may not be read has no comments: a disabled, a deleted discussion, a closed area', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: words() });
    const calls = () => [bob.comment.list({ did }), bob.comment.one({ id }), bob.comment.add({ did, content: words() }), replyTo(bob, id)];
    await execute(`update discussions set status = 1 where id = ${did}`);
    expect(await Promise.all(calls().map(codeOf))).toEqual(Array(4).fill('discussion.disabled'));
    await execute(`update discussions set status = 0, deleted_at = now() where id = ${did}`);
    expect(await Promise.all(calls().map(codeOf))).toEqual(Array(4).fill('discussion.notFound'));
    await execute(`update discussions set deleted_at = null where id = ${did}`);
    await switches({ openPublicDiscussion: false });
    expect(await Promise.all(calls().map(codeOf))).toEqual(Array(4).fill('discussion.closed'));
    await switches({ openPublicDiscussion: true });
  });
});

describe('floods', () => {
  test('the same key never makes two comments, also at once', async () => {
    const did = await discussion('alice');
    const draft = { did, content: words(), clientKey: randomUUID() };
    const made = await Promise.all(Array.from({ length: 5 }, () => alice.comment.add(draft)));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const reply = { commentId: made[0]?.id ?? 0, content: words(), clientKey: randomUUID() };
    const replies = await Promise.all([alice.comment.reply({ reply }), alice.comment.reply({ reply })]);
    expect(replies[0].id).toBe(replies[1].id);
    expect((await alice.comment.list({ did })).commentList.records).toMatchObject([{ totalReplyNum: 1 }]);
  });

  test('the same words again, and more than ten links, are refused with a reason', async () => {
    const did = await discussion('alice');
    const writer = await asUser(product, root, 'writer');
    await writer.comment.add({ did, content: 'first!' });
    expect(await codeOf(writer.comment.add({ did, content: 'first!' }))).toBe('comment.duplicate');
    const links = (count: number) => 'https://a.example '.repeat(count);
    expect(await codeOf(writer.comment.add({ did, content: links(11) }))).toBe('comment.tooManyLinks');
    expect(await codeOf(writer.comment.add({ did, content: links(10) }))).toBe('done');
  });

  test('twenty a minute, then one waits', async () => {
    const did = await discussion('alice');
    const quick = await asUser(product, root, 'quick');
    for (let number = 0; number < 20; number += 1) await quick.comment.add({ did, content: words() });
    expect(await codeOf(quick.comment.add({ did, content: words() }))).toBe('comment.tooSoon');
  });

  test('CMT-009, 025: 500 likes at once are 500, and every one taken back is one less', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: words() });
    await execute(`insert into users (username, username_key, password_hash)
      select 'crowd' || n, 'crowd' || n, 'x' from generate_series(1, 500) n`);
    await execute(`insert into sessions (token_hash, user_id, expires_at)
      select encode(sha256(convert_to('token' || username, 'utf8')), 'hex'), id, now() + interval '1 day' from users where username like 'crowd%'`);
    const crowd = Array.from({ length: 500 }, (_, number) => product.as(`tokencrowd${number + 1}`));
    await Promise.all(crowd.map(api => api.comment.like({ cid: id, toLike: true })));
    await Promise.all(crowd.slice(0, 20).flatMap(api => [0, 1].map(() => api.comment.like({ cid: id, toLike: true }))));
    expect((await bob.comment.one({ id })).comment.likeNum).toBe(500);
    await Promise.all(crowd.slice(0, 100).map(api => api.comment.like({ cid: id, toLike: false })));
    expect((await bob.comment.one({ id })).comment.likeNum).toBe(400);
    const [told, ...others] = (await bob.message.likes()).records.filter(({ quoteId }) => quoteId === id);
    expect(others).toEqual([]);
    expect(told).toMatchObject({ action: 'Like_Discuss', senderCount: 100, url: `/discussion-detail/${did}#comment-${id}` });
    expect(told?.otherSender).toMatch(/^crowd/);
  });
});

describe('questions in a contest', () => {
  test('while it runs: to a rival there is nothing but the own questions and what organisers say', async () => {
    const cid = await contest();
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

    await contests.move(cid, moments.ended);
    expect(await contentsFor(bob, { cid })).toEqual(['Welcome', 'Is n at most 10?']);
    expect(await codeOf(replyTo(bob, question.id))).toBe('done');
    await contests.move(cid, moments.running);
    expect(await contentsFor(bob, { cid })).toEqual(['Welcome']);
    expect(await codeOf(visitor().comment.replies({ commentId: question.id }))).toBe('login.required');
  });

  test('CMT-016: below what an organiser wrote only organisers reply', async () => {
    const cid = await contest();
    const { id } = await organiser.comment.add({ cid, content: words() });
    expect(await codeOf(replyTo(alice, id))).toBe('comment.replyDenied');
    expect(await codeOf(replyTo(root, id))).toBe('done');
    expect((await alice.comment.list({ cid })).commentList.records[0]).toMatchObject({ mayReply: false, mayDelete: false });
  });

  test('a question is open until an organiser answers or marks it, and again when its asker asks on', async () => {
    const cid = await contest();
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
    const cid = await contest(moments.running, { auth: 1, pwd: 'secret' });
    expect(await codeOf(alice.comment.list({ cid }))).toBe('contest.registrationRequired');
    expect(await codeOf(alice.comment.add({ cid, content: words() }))).toBe('contest.registrationRequired');
    const { id } = await organiser.comment.add({ cid, content: words() });
    expect(await codeOf(alice.comment.one({ id }))).toBe('contest.registrationRequired');
    await switches({ openContestComment: false });
    expect(await codeOf(organiser.comment.list({ cid }))).toBe('comment.contestClosed');
    expect(await codeOf(organiser.comment.add({ cid, content: words() }))).toBe('comment.contestClosed');
    await switches({ openContestComment: true });
    expect(await codeOf(alice.comment.list({ cid: await contest(moments.scheduled) }))).toBe('contest.notStarted');
  });

  test('live: asker and organisers hear of a question; a rival hears only what organisers say', async () => {
    const cid = await contest();
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
    expect(await last(alice, 'comments')).toMatchObject({ ...told, sourceContent: comment.content });
    expect(await last(admin, 'replies')).toMatchObject({ ...told, action: 'Reply' });
    expect((await root.message.replies()).total).toBe(0);
    const reply = await replyTo(alice, comment.id, 'No');
    expect(await last(bob, 'replies')).toMatchObject({
      action: 'Reply',
      quoteType: 'Comment',
      quoteId: comment.id,
      quoteContent: comment.content,
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
    const cid = await contest();
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
