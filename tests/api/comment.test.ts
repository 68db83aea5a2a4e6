import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { commentators, commentsOf, words } from '../support/comments';
import { patiently } from '../support/patiently';
import { type Api, asNewUser, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

let product: Product;
let root: Api;
let organiser: Api;
let admin: Api;
let alice: Api;
let bob: Api;
const { contest, discussion, execute, forgetPace, replyTo } = commentsOf(() => product);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  ({ root, organiser, admin, alice, bob } = await commentators(product));
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(forgetPace);

const switches = async (change: object) => root.settings.setSwitches({ ...(await root.settings.switches()), ...change });
const visitor = () => product.as();

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
    expect(await codeOf(alice.comment.list({ did, cid: await contest(organiser) }))).toBe('input.invalid');
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
    for (const role of [1003, 1004, 1005, 1006, 1007] as const) {
      const muted = await asNewUser(product, `role${role}`, role);
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
    const writer = await asNewUser(product, 'writer');
    await writer.comment.add({ did, content: 'first!' });
    expect(await codeOf(writer.comment.add({ did, content: 'first!' }))).toBe('comment.duplicate');
    const links = (count: number) => 'https://a.example '.repeat(count);
    expect(await codeOf(writer.comment.add({ did, content: links(11) }))).toBe('comment.tooManyLinks');
    expect(await codeOf(writer.comment.add({ did, content: links(10) }))).toBe('done');
  });

  test('twenty a minute, then one waits', async () => {
    const did = await discussion('alice');
    const quick = await asNewUser(product, 'quick');
    for (let number = 0; number < 20; number += 1) await quick.comment.add({ did, content: words() });
    expect(await codeOf(quick.comment.add({ did, content: words() }))).toBe('comment.tooSoon');
  });

  test('a comment takes 500 replies, and says so to the next', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: words() });
    await execute(`insert into comments (discussion_id, parent_id, user_id, content)
      select ${did}, ${id}, (select min(id) from users), 'Reply ' || n from generate_series(1, 499) n`);
    await execute(`update comments set reply_count = 499 where id = ${id}`);
    expect(await codeOf(replyTo(alice, id))).toBe('done');
    expect(await codeOf(replyTo(alice, id))).toBe('comment.full');
    expect(await bob.comment.replies({ commentId: id })).toHaveLength(500);
  });

  test('120 likes a minute, then one waits', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: words() });
    const fan = await asNewUser(product, 'fan');
    const { uid } = await root.profile.home({ username: 'fan' });
    await fan.comment.like({ cid: id, toLike: true });
    await execute(`update rate_limits set points = 119 where key = 'comment-like:${uid}'`);
    expect(await codeOf(fan.comment.like({ cid: id, toLike: false }))).toBe('done');
    expect(await codeOf(fan.comment.like({ cid: id, toLike: true }))).toBe('comment.tooSoon');
    expect((await bob.comment.one({ id })).comment.likeNum).toBe(0);
  });

  test('CMT-009, 025: 500 likes at once are 500, and every one taken back is one less', async () => {
    const did = await discussion('alice');
    const { id } = await bob.comment.add({ did, content: words() });
    await execute(`insert into users (username, username_key, password_hash)
      select 'crowd' || n, 'crowd' || n, 'x' from generate_series(1, 500) n`);
    await execute(`insert into sessions (token_hash, user_id, expires_at)
      select encode(sha256(convert_to('token' || username, 'utf8')), 'hex'), id, now() + interval '1 day' from users where username like 'crowd%'`);
    const crowd = Array.from({ length: 500 }, (_, number) => product.as(`tokencrowd${number + 1}`));
    // The server may answer that it is busy, because other tests run: these users ask again.
    await Promise.all(crowd.map(api => patiently(() => api.comment.like({ cid: id, toLike: true }))));
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

test('a text says whom it mentions, as they are written there; nobody else is named', async () => {
  const did = await discussion('alice');
  const { id } = await bob.comment.add({ did, content: 'Look, @Alice and @nobodyatall: `@bob`' });
  await replyTo(alice, id, '@bob yes');
  const [comment] = (await product.as().comment.list({ did })).commentList.records;
  expect(comment?.mentions).toEqual(['Alice']);
  expect(comment?.replyList.map(({ mentions }) => mentions)).toEqual([['bob']]);
  expect((await product.as().comment.replies({ commentId: id }))[0]?.mentions).toEqual(['bob']);
});

test('names are completed by their beginning for who has logged in, eight at a time, and not without end', async () => {
  await execute(`insert into users (username, username_key, password_hash, status)
    select 'Prefix' || n, 'prefix' || n, 'x', case n when 3 then 1 else 0 end from generate_series(0, 9) n`);
  expect(await codeOf(product.as().profile.names({ keyword: 'pre' }))).toBe('login.required');
  const names = [0, 1, 2, 4, 5, 6, 7, 8].map(number => `Prefix${number}`);
  expect(await alice.profile.names({ keyword: 'PREF' })).toEqual(names);
  expect(await alice.profile.names({ keyword: 'prefix9' })).toEqual(['Prefix9']);
  for (const keyword of ['%', '_refix', 'prefix3', 'refix']) expect(await alice.profile.names({ keyword })).toEqual([]);
  await execute(`update rate_limits set points = 60 where key like 'find-names:%'`);
  expect(await codeOf(alice.profile.names({ keyword: 'pre' }))).toBe('server.tooMany');
});
