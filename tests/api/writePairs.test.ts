import { Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runCommand } from '../support/commands';
import { contestsOf, moments } from '../support/contests';
import { discussionsOf } from '../support/discussions';
import { groupsOf } from '../support/groups';
import { lockWaits } from '../support/lockWaits';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { codeOf } from '../support/refusal';
import { until } from '../support/until';

/*
 * What admins write at the same moment. Whichever two writes meet, each is done or refused in words of its own: `server.failed` would be a
 * transaction that PostgreSQL has undone because two waited for each other. The order of locks stands in `database/locks.ts`.
 */

let product: Product;
let root: Api;
let amy: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
const on = groupsOf(() => product);
const talk = discussionsOf(() => product);

type Write = (api: Api, round: number) => Promise<unknown>;
const writes: Record<string, Write> = {};

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
  amy = await asNewUser(product, 'amy', 1000);
  const [carl, dora] = [await on.person('carl'), await on.person('dora')];
  const [uid, doraId] = [await on.uidOf('carl'), await on.uidOf('dora')];
  const gid = await on.create(dora);
  await on.put(gid, 'carl', 3);
  const { cid, pids } = await contests.contest(moments.running, {}, { problems: 2 });
  const [pid = 0, second = 0] = pids;
  await contests.submit(carl, cid, { status: Status.wrongAnswer, minutesAgo: 1 });
  const [{ problem_id: displayId } = {}] = await on.sql(`update problems set auth = 1 where id = ${pid} returning problem_id`);
  const { submitId } = await carl.submission.submit({ pid: String(displayId), language: 'C++ 17', code: 'int main() {}' });
  await contests.hand.judgeNext(Status.accepted);
  await talk.letWrite();
  const did = await talk.post(carl, { pid: String(displayId) });
  const { id: comment } = await dora.comment.add({ did, content: 'Look at the loop' });
  const present = await root.contestEditor.read({ cid });
  const drafted = { ...contests.draftOfProblem().problem, id: second, problemId: 'PAIRS' };
  const { problem: _, ...parts } = contests.draftOfProblem();
  const tag = await root.tagEditor.add({ name: 'pairs', oj: 'ME' });
  const { id: category } = await root.trainingEditor.addCategory({ name: 'Pairs', color: '#3d5a9e' });
  const { id: tid } = await root.trainingEditor.add({ training: { title: 'Pairs', description: 'x' }, trainingCategory: { id: category } });
  await root.trainingEditor.addProblem({ tid, pid, displayId: 'A' });

  Object.assign(writes, {
    'a role': (api, round) => api.users.edit({ uid: String(uid), username: 'carl', type: round % 2 ? 1002 : 1004, status: 0 }),
    'a password': api =>
      api.users.edit({ uid: String(doraId), username: 'dora', type: 1002, status: 0, setNewPwd: true, password: 'another one' }),
    'a level in a group': (api, round) => api.groupMember.change({ gid, uid, auth: round % 2 ? 3 : 4 }),
    'members of a group': api => api.groupMember.addAll({ gid, usernames: ['carl', 'dora', 'amy'] }),
    'a contest': (api, round) => api.contestEditor.change({ ...present, title: `Autumn ${round}`, id: cid }),
    'whether a contest is seen': (api, round) => api.contestEditor.changeVisible({ cid, visible: round % 2 === 0 }),
    'a pause of a contest': api => api.contestEditor.pause({ cid, minutes: 1, keepsSubmissions: true }),
    'an announcement of a contest': api => api.contestEditor.addAnnouncement({ cid, announcement: { title: 'New', content: 'Words' } }),
    'a copy of a contest': api => api.contestEditor.clone({ cid }),
    'a problem of a contest': (api, round) => api.contestEditor.changeProblem({ cid, pid, displayId: 'A', displayTitle: `T${round}` }),
    'who may read a problem': (api, round) => api.problemEditor.changeAuth({ id: pid, auth: round % 2 ? 1 : 2 }),
    'a problem': (api, round) =>
      api.problemEditor.change({ ...parts, problem: { ...drafted, title: `T${round}` }, tags: [{ name: `tag${round}` }] }),
    'a rejudge of a submission': api => api.judging.rejudge({ submitId }),
    'a rejudge of a problem': api => api.judging.rejudgeProblem({ pid }),
    'a rejudge in a contest': api => api.judging.rejudgeContestProblem({ cid, pid }),
    'a stop of a rejudge': api => api.judging.stopRejudge({ pid }),
    'a verdict by hand': api => api.judging.manual({ submitId, status: Status.accepted }),
    'a cancelled submission': api => api.judging.cancel({ submitId }),
    'a discussion': (api, round) => api.discussionAdmin.change({ id: did, status: round % 2 ? 0 : 1 }),
    'a deleted discussion': api => api.discussionAdmin.remove({ ids: [did] }),
    'a restored discussion': api => api.discussionAdmin.restore({ id: did }),
    'a deleted comment': api => api.comment.remove({ id: comment }),
    'a tag': (api, round) => api.tagEditor.change({ ...tag, name: `pairs ${round}` }),
    'the order of a training': api => api.trainingEditor.orderProblems({ tid, pids: [pid] }),
    'whether a training is seen': (api, round) => api.trainingEditor.changeStatus({ tid, status: round % 2 === 0 }),
    'a switch of the site': (api, round) => api.settings.setSwitches({ openPublicDiscussion: true, defaultCreateGroupLimit: 50 + round }),
  } satisfies Record<string, Write>);
}, 120_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** Each write a few times at once by one super admin, while another one does the other write. */
const ROUNDS = 3;

test('every write is done by itself', async () => {
  for (const [name, write] of Object.entries(writes)) {
    const said = await codeOf(write(root, 0));
    expect([name, said]).toEqual([name, expect.not.stringMatching(/^(server|input|login|access)\./)]);
  }
});

test('CC: no two administrative writes fail because they meet', { timeout: 300_000 }, async () => {
  const all = Object.entries(writes);
  const failed: string[] = [];
  for (const [place, [one, first]] of all.entries())
    for (const [other, second] of all.slice(place)) {
      const both = Array.from({ length: ROUNDS }, (_, round) => [codeOf(first(root, round)), codeOf(second(amy, round))]).flat();
      if ((await Promise.all(both)).includes('server.failed')) failed.push(`${one}, and ${other}`);
    }
  expect(failed).toEqual([]);
});

describe('super admins', () => {
  test('who demote each other at the same moment: one is done, the other one hears why not', async () => {
    const ben = await asNewUser(product, 'ben', 1000);
    const ids = { amy: await on.uidOf('amy'), ben: await on.uidOf('ben') };
    const demote = (api: Api, name: keyof typeof ids) =>
      codeOf(api.users.edit({ uid: String(ids[name]), username: name, type: 1002, status: 0 }));
    const client = await product.database().$client.connect();
    try {
      // Both are on their way before either has all that it locks.
      await client.query('begin');
      await client.query(`select from users where username = 'root' for update`);
      const answers = [demote(amy, 'ben'), demote(ben, 'amy')];
      await until(async () => (await lockWaits(product.database())) >= 2);
      await client.query('rollback');
      expect((await Promise.all(answers)).toSorted()).toEqual(['done', 'done']);
    } finally {
      client.release();
    }
    const { rows } = await product.database().execute(`select username from users where role = 1000 and status = 0`);
    expect(rows).toEqual([{ username: 'root' }]);
  });
});

test('a command that erases a user locks groups before users, as who changes a group does', async () => {
  await on.create(await on.person('vera'));
  const client = await product.database().$client.connect();
  try {
    await client.query('begin');
    await client.query(`select from groups where owner_id = (select id from users where username = 'vera') for update`);
    const erased = runCommand(product.dataDir, ['user', 'erase', 'vera', '--yes']);
    await until(async () => (await lockWaits(product.database())) > 0);
    await client.query(`select from users where username = 'vera' for update`);
    await client.query('rollback');
    expect(await erased).toMatchObject({ code: 0, result: expect.stringContaining('Erased vera.') });
  } finally {
    client.release();
  }
});
