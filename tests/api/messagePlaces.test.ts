import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendDigests } from '../../packages/server/src/features/message/digest';
import { commentators, commentsOf, words } from '../support/comments';
import { moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { type Api, type Product, startProduct } from '../support/product';

/*
 * A message repeats the title and the words of a place. `bob` has a discussion about a problem, on which `alice` comments, and `bob` replies
 * and likes. Each way to hide the place hides the messages about it, and they come back with it; what was deleted does not.
 */

let product: Product;
let root: Api;
let organiser: Api;
let alice: Api;
let bob: Api;
const { contest, discussion, execute, forgetPace, replyTo } = commentsOf(() => product);
const on = groupsOf(() => product);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  ({ root, organiser, alice, bob } = await commentators(product));
  await on.sql('update user_counts set ac = 20');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});
beforeEach(forgetPace);

/** How many messages somebody finds, unread ones counted apart: both must agree. */
async function found(api: Api) {
  await execute('update messages set is_read = false');
  const { comment, reply, like, mine } = await api.message.unread();
  const pages = [await api.message.comments(), await api.message.replies(), await api.message.likes(), await api.message.mine()];
  const totals = pages.map(({ total }) => total);
  expect(pages.map(({ records }) => records.length)).toEqual(totals);
  expect([comment, reply, like, mine]).toEqual(totals);
  return totals;
}

async function talk() {
  await execute('delete from messages');
  const did = await discussion('bob');
  await execute(`update discussions set problem_id = (select id from problems where problem_id = 'P1000') where id = ${did}`);
  const { id } = await alice.comment.add({ did, content: words() });
  const reply = await replyTo(bob, id);
  await bob.comment.like({ cid: id, toLike: true });
  expect([await found(alice), await found(bob)]).toEqual([
    [0, 1, 1, 0],
    [1, 0, 0, 0],
  ]);
  return { did, id, reply: reply.id };
}
type Talk = Awaited<ReturnType<typeof talk>>;

const problem = (change: string) => execute(`update problems set ${change} where problem_id = 'P1000'`);
const none = [0, 0, 0, 0];
/** Hides the place from alice; what bob, whose discussion it is, then finds; shows it again. */
const ways: Record<string, { hide(talk: Talk): unknown; show(talk: Talk): unknown; bob: number[] }> = {
  'a problem that is hidden': { hide: () => problem('auth = 2'), show: () => problem('auth = 1'), bob: none },
  'a problem that is kept for a contest': { hide: () => problem('auth = 3'), show: () => problem('auth = 1'), bob: none },
  'a discussion that is disabled': {
    hide: ({ did }) => execute(`update discussions set status = 1 where id = ${did}`),
    show: ({ did }) => execute(`update discussions set status = 0 where id = ${did}`),
    bob: [1, 0, 0, 0],
  },
  'a discussion that is deleted': {
    hide: ({ did }) => execute(`update discussions set deleted_at = now() where id = ${did}`),
    show: ({ did }) => execute(`update discussions set deleted_at = null where id = ${did}`),
    bob: none,
  },
  'a group in which the reader is no more': {
    async hide({ did }) {
      const gid = await on.create(bob, { auth: 3, code: 'abc123' });
      await execute(`update discussions set group_id = ${gid} where id = ${did}`);
    },
    show: ({ did }) => execute(`update discussions set group_id = null where id = ${did}`),
    bob: [1, 0, 0, 0],
  },
};

test.each(Object.entries(ways))('B54: of %s no message tells', async (_, { hide, show, bob: ofBob }) => {
  const place = await talk();
  await hide(place);
  expect([await found(alice), await found(bob)]).toEqual([none, ofBob]);
  await show(place);
  expect([await found(alice), await found(bob)]).toEqual([
    [0, 1, 1, 0],
    [1, 0, 0, 0],
  ]);
});

test('B54: what was deleted is not read in messages either', async () => {
  const { reply, id } = await talk();
  await bob.comment.removeReply({ id: reply });
  expect(await found(alice)).toEqual([0, 0, 1, 0]);
  await root.comment.remove({ id });
  expect([await found(alice), await found(bob)]).toEqual([[0, 0, 0, 1], none]);
  await problem('auth = 2');
  expect(await found(alice)).toEqual(none);
  await problem('auth = 1');
});

test('B54: an admin who may read it is told', async () => {
  await talk();
  await problem('auth = 2');
  await execute(`update messages set user_id = (select id from users where username = 'organiser') where kind = 'like'`);
  expect((await organiser.message.likes()).total).toBe(1);
  await problem('auth = 1');
});

test('B54: nor do those of a contest that is hidden, or that the reader is no participant of', async () => {
  await execute('delete from messages');
  const cid = await contest(organiser, moments.running, { auth: 1, pwd: 'secret1' });
  await alice.contest.register({ cid, password: 'secret1' });
  const { id } = await alice.comment.add({ cid, content: words() });
  await replyTo(organiser, id);
  expect([await found(alice), await found(organiser)]).toEqual([
    [0, 1, 0, 0],
    [1, 0, 0, 0],
  ]);
  await root.contestEditor.changeVisible({ cid, visible: false });
  expect([await found(alice), await found(organiser)]).toEqual([none, [1, 0, 0, 0]]);
  await root.contestEditor.changeVisible({ cid, visible: true });
  expect(await found(alice)).toEqual([0, 1, 0, 0]);
  await execute(`delete from contest_registrations where contest_id = ${cid}`);
  expect(await found(alice)).toEqual(none);
});

test('B54: emails tell no more than the message centre', async () => {
  await talk();
  await execute(`update users set email = 'alice@example.org' where username = 'alice'`);
  await alice.message.setSwitches({ digest: true });
  const mails: string[] = [];
  const send = async () => {
    await execute(`update message_switches set digested_at = null, digested_up_to = 0`);
    await sendDigests(
      product.database(),
      { send: async (_: string, { subject }: { subject: string }) => void mails.push(subject) },
      { shortName: 'OJ', origin: 'https://oj.example' },
    );
  };
  await problem('auth = 2');
  await execute('update messages set is_read = false');
  await send();
  expect(mails).toEqual([]);
  await problem('auth = 1');
  await send();
  expect(mails).toHaveLength(1);
});
