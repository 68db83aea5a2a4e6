import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Notification, notify } from '../../packages/server/src/features/notification/notify.queries';
import { moveIntoContest } from '../support/contests';
import { judgeByHand } from '../support/byHand';
import { rightAnswer } from '../support/judged';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';

/** No judge runs here: the tests judge by hand. */
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

const { judgeNext } = judgeByHand(() => product);
const idOf = (name: string) => ids[name] ?? 0;
const submit = async (api: Api, pid = 'P1000') => (await api.submission.submit({ pid, language: 'C++ 17', code: rightAnswer })).submitId;
const tell = (notification: Notification) => product.database().transaction(tx => notify(tx, notification));
const none = { comment: 0, reply: 0, like: 0, sys: 0, mine: 0 };
const like = (to: string, number: number) =>
  ({
    kind: 'like',
    userId: idOf(to),
    senderId: idOf('root'),
    deed: {
      action: 'Like_Discuss',
      source: { type: 'Discussion', id: number, title: `Discussion ${number}` },
      url: `/discussion-detail/${number}`,
    },
  }) satisfies Notification;

describe('what people do', () => {
  test('MSG-010, 013: a comment has who, what, where and what it answers; long texts are cut between characters', async () => {
    await tell({
      kind: 'comment',
      userId: idOf('alice'),
      senderId: idOf('bob'),
      deed: {
        action: 'Discuss',
        source: { type: 'Discussion', id: 12, title: '灯谜', content: '😀'.repeat(300) },
        quote: { type: 'Comment', id: 7, content: 'q'.repeat(300) },
        url: '/discussion-detail/12',
      },
    });
    const { records, ...page } = await alice.message.comments();
    expect(page).toEqual({ total: 1, size: 6, current: 1, pages: 1 });
    expect(records).toEqual([
      {
        id: expect.any(Number),
        state: false,
        senderId: String(idOf('bob')),
        senderUsername: 'bob',
        senderAvatar: null,
        senderCount: 1,
        otherSender: null,
        action: 'Discuss',
        sourceType: 'Discussion',
        sourceId: 12,
        sourceTitle: '灯谜',
        sourceContent: '😀'.repeat(200),
        quoteType: 'Comment',
        quoteId: 7,
        quoteContent: 'q'.repeat(100),
        url: '/discussion-detail/12',
        gmtCreate: expect.any(Date),
      },
    ]);
  });

  test('MSG-014: a reply in a contest', async () => {
    const url = '/contest/1001/comment';
    const deed = { action: 'Reply', source: { type: 'Contest', id: 1001, title: 'Autumn' }, url } as const;
    await tell({ kind: 'reply', userId: idOf('alice'), senderId: idOf('bob'), deed });
    const [reply] = (await alice.message.replies()).records;
    expect(reply).toMatchObject({ action: 'Reply', sourceType: 'Contest', sourceContent: null, quoteType: null, url });
  });

  test('nobody is told of what they did themselves', async () => {
    const before = await bob.message.unread();
    await tell({ ...like('bob', 1), senderId: idOf('bob') });
    expect(await bob.message.unread()).toEqual(before);
  });

  test('MSG-008, 009, 012, 015: each page marks its own messages as read', async () => {
    for (let number = 1; number <= 8; number++) await tell(like('bob', number));
    expect(await bob.message.unread()).toEqual({ ...none, like: 8 });
    const first = await bob.message.likes();
    expect(first).toMatchObject({ total: 8, size: 6, pages: 2 });
    expect(first.records.map(({ sourceId, state }) => [sourceId, state])).toEqual([8, 7, 6, 5, 4, 3].map(id => [id, false]));
    expect(await bob.message.unread()).toEqual({ ...none, like: 2 });
    expect((await bob.message.likes()).records.every(({ state }) => state)).toBe(true);
    expect((await bob.message.likes({ currentPage: 2 })).records.map(({ sourceId }) => sourceId)).toEqual([2, 1]);
    expect(await bob.message.unread()).toEqual(none);
  });

  test('all of a kind are marked as read at once, and no other kind', async () => {
    await tell(like('bob', 20));
    await tell({ ...like('bob', 21), kind: 'reply' });
    await bob.message.readAll({ type: 'Like' });
    expect(await bob.message.unread()).toEqual({ ...none, reply: 1 });
    await bob.message.readAll({ type: 'Reply' });
    expect(await bob.message.unread()).toEqual(none);
  });

  test('MSG-006, 007, 018: one is deleted, then all of its kind; other kinds stay', async () => {
    const [first] = (await bob.message.likes()).records;
    await bob.message.clean({ type: 'Like', id: first?.id });
    expect((await bob.message.likes()).total).toBe(8);
    expect(await codeOf(bob.message.clean({ type: 'Like', id: first?.id }))).toBe('message.notFound');
    await bob.message.clean({ type: 'Like' });
    expect((await bob.message.likes()).total).toBe(0);
    expect((await bob.message.replies()).total).toBe(1);
  });
});

describe('W: messages of others', () => {
  test('are neither read nor deleted, whatever number is named', async () => {
    const [comment] = (await alice.message.comments()).records;
    await tell(like('alice', 30));
    expect(await codeOf(bob.message.clean({ type: 'Discuss', id: comment?.id }))).toBe('message.notFound');
    await bob.message.clean({ type: 'Discuss' });
    await bob.message.readAll({ type: 'Like' });
    expect((await bob.message.comments()).total).toBe(0);
    expect((await alice.message.comments()).total).toBe(1);
    expect(await alice.message.unread()).toEqual({ ...none, like: 1 });
  });

  test('a message is not deleted as one of another kind', async () => {
    const [comment] = (await alice.message.comments()).records;
    expect(await codeOf(alice.message.clean({ type: 'Like', id: comment?.id }))).toBe('message.notFound');
    expect((await alice.message.comments()).total).toBe(1);
  });

  test.each(['unread', 'comments', 'replies', 'likes', 'notices', 'mine'] as const)('MSG-004: %s asks for a login', async call => {
    expect(await codeOf(product.as().message[call]())).toBe('login.required');
  });
});

describe('what concerns the user alone', () => {
  const newest = async (api: Api) => (await api.message.mine()).records[0];

  test('MSG-011, 017: a verdict changed by hand, told in the language of the reader', async () => {
    const id = await submit(alice);
    await judgeNext(Status.wrongAnswer);
    expect((await alice.message.unread()).mine).toBe(0);
    await root.judging.manual({ submitId: id, status: Status.accepted });
    expect((await alice.message.unread()).mine).toBe(1);
    expect(await newest(alice)).toMatchObject({
      state: false,
      type: 'Mine',
      title: `Submission ${id} has another verdict: Accepted`,
      content: `[Submission ${id}](/submission-detail/${id}) to [P1000](/problem/P1000): **Wrong Answer** → **Accepted** (changed by an admin).`,
      adminId: String(idOf('root')),
    });
    const chinese = await fetch(`${product.url}/api/msg/mine`, {
      headers: { authorization: alice.token() ?? '', 'accept-language': 'zh-CN' },
    });
    const { data } = (await chinese.json()) as { data: { records: { title: string; state: boolean }[] } };
    expect(data.records[0]).toMatchObject({ title: `提交 ${id} 的结果变了：通过`, state: true });
  });

  test('the same verdict by hand tells nothing, taking it back does', async () => {
    const id = await submit(alice);
    await judgeNext(Status.accepted);
    await root.judging.manual({ submitId: id, status: Status.accepted });
    expect((await alice.message.unread()).mine).toBe(0);
    await root.judging.cancel({ submitId: id });
    expect(await newest(alice)).toMatchObject({ title: `Submission ${id} has another verdict: Cancelled` });
  });

  test('judged again: told when the verdict is another, and only then', async () => {
    const id = await submit(alice);
    await judgeNext(Status.timeLimitExceeded);
    await root.judging.rejudge({ submitId: id });
    await judgeNext(Status.timeLimitExceeded);
    expect((await alice.message.unread()).mine).toBe(0);
    await root.judging.rejudge({ submitId: id });
    await root.judging.rejudge({ submitId: id });
    await judgeNext(Status.accepted);
    expect((await newest(alice))?.content).toContain('**Time Limit Exceeded** → **Accepted** (judged again)');
  });

  test('a whole problem judged again tells those whose verdict changed', async () => {
    const before = (await alice.message.mine()).total;
    const [hers, his] = [await submit(alice, 'P1003'), await submit(bob, 'P1003')];
    await judgeNext(Status.accepted);
    await judgeNext(Status.accepted);
    const pid = (await root.problem.detail({ problemId: 'P1003' })).problem.id;
    expect(await root.judging.rejudgeProblem({ pid })).toEqual({ total: 2 });
    expect(await judgeNext(Status.accepted)).toBe(hers);
    expect(await judgeNext(Status.wrongAnswer)).toBe(his);
    expect((await alice.message.mine()).total).toBe(before);
    expect((await newest(bob))?.title).toBe(`Submission ${his} has another verdict: Wrong Answer`);
  });

  test('in a contest nothing is told: its verdicts may be hidden', async () => {
    const id = await submit(bob);
    await moveIntoContest(product, root, id);
    await judgeNext(Status.accepted);
    await root.judging.manual({ submitId: id, status: Status.wrongAnswer });
    await root.judging.rejudge({ submitId: id });
    await judgeNext(Status.accepted);
    expect((await bob.message.unread()).mine).toBe(0);
  });

  test('another role and another status', async () => {
    const carol = await asNewUser(product, 'carol');
    const { uid } = await product.as().profile.home({ username: 'carol' });
    await root.users.edit({ uid, username: 'carol', type: 1008, status: 0 });
    await root.users.edit({ uid, username: 'carol', type: 1008, status: 1 });
    await root.users.edit({ uid, username: 'carol', type: 1008, status: 0, titleName: 'Sage' });
    await carol.account.login({ username: 'carol', password: 'correct horse' });
    const { records } = await carol.message.mine();
    expect(records.map(({ content }) => content)).toEqual([
      'The account is no longer banned.',
      'The account was banned.',
      'Role: **user** → **problem admin**.',
    ]);
  });
});

test('a user who is removed leaves no messages behind', async () => {
  const uid = String(idOf('bob'));
  expect((await bob.message.replies()).total).toBe(1);
  await root.users.remove({ ids: [uid] });
  const rows = await product.database().$client.query(`select id from messages where user_id = ${uid}`);
  expect(rows.rows).toEqual([]);
  expect((await alice.message.comments()).records[0]?.senderUsername).toBe(`deleted ${uid}`);
});

test('counting what is unread and listing it walk an index', async () => {
  const plan = async (query: string) => {
    const client = await product.database().$client.connect();
    try {
      await client.query('set enable_seqscan = off');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${query}`);
      return rows.map(row => row['QUERY PLAN']).join('\n');
    } finally {
      client.release(true);
    }
  };
  expect(await plan('select kind, count(*) from messages where user_id = 7 and not is_read group by kind')).toContain('messages_unread');
  expect(await plan(`select * from messages where user_id = 7 and kind = 'like' order by id desc limit 6`)).not.toMatch(/Sort|Seq Scan/);
});
