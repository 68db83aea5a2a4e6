import { type LiveEvent, type RoleId, Status } from '@oj/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { type AppEvent, publish } from '../../packages/server/src/events/events';
import { contestDraft, contestsOf, moments } from '../support/contests';
import { discussionDraft, discussionsOf } from '../support/discussions';
import { groupWithProblems } from '../support/groupProblems';
import { type Api, asNewUser } from '../support/product';
import { until } from '../support/until';

/*
 * Each way to lose a right, against each kind of topic that it takes away. A listener is let in, loses the right, and then something happens
 * to every topic. Events come in their order: what was heard until the mark on the listener's own topic is all that there is to hear.
 */

type World = Awaited<ReturnType<typeof groupWithProblems>>;
let world: World;
let root: Api;
beforeAll(async () => {
  world = await groupWithProblems();
  root = world.people.root;
});
afterAll(async () => {
  await world.product.stop();
  await world.product.dispose();
});
beforeEach(() => world.on.sql('delete from rate_limits'));

const contests = contestsOf(
  () => world.product,
  () => root,
);
const talk = discussionsOf(() => world.product);
let count = 0;
const newName = () => `listener${(count += 1)}`;
const person = async (role?: RoleId) => {
  const username = newName();
  const api = await asNewUser(world.product, username, role);
  return { api, username, uid: await world.on.uidOf(username) };
};
type Person = Awaited<ReturnType<typeof person>>;
const change = (uid: number, username: string, facts: object) =>
  root.users.edit({ uid: String(uid), username, type: 1002, status: 0, ...facts });

/** Listens, and tells which kinds of events came. */
async function listen(api: Api, topics: string[]) {
  const leave = new AbortController();
  const events: LiveEvent[] = [];
  let isOver = false;
  const reading = (async () => {
    for await (const event of api.live.open({ topics: topics.join() }, { signal: leave.signal })) events.push(event);
  })()
    .catch(() => undefined)
    .finally(() => (isOver = true));
  onTestFinished(async () => {
    leave.abort();
    await reading;
  });
  const names = () => events.map(({ event }) => event);
  await until(() => names().includes('ready'));
  return { names, isOver: () => isOver };
}

const tell = (event: AppEvent) => publish(world.product.database(), event);
const contestFacts = { observerIds: [1], hidesResult: false, hidesCases: false };

interface Place {
  topics: string[];
  /** Makes an event happen on every topic. */
  happen(): Promise<void>;
  /** Who heard of it, last of all, because nothing was lost there. */
  witness: Api;
}

/** Everything that can be listened to in a group: a contest with its board and questions, a submission, a discussion. */
async function group(me: Person) {
  const { mina } = world.people;
  const { api: owner, uid: authorId } = await person();
  await world.on.sql('update user_counts set ac = 20');
  const gid = await world.on.create(owner, { auth: 3, code: 'abc123' });
  await world.on.put(gid, me.username, 3);
  await world.on.put(gid, 'mina', 3);
  await world.on.put(gid, 'adam', 4);
  const { id: cid } = await owner.groupContest.add({ gid, ...contestDraft(moments.running) });
  await owner.groupContest.addProblem({ cid, pid: await contests.problem(), displayId: 'A' });
  const pid = await contests.problem();
  await world.on.sql(`update problems set group_id = ${gid} where id = ${pid}`);
  const displayId = String((await world.on.sql(`select problem_id from problems where id = ${pid}`))[0]?.problem_id);
  const { submitId } = await mina.submission.submit({ pid: displayId, gid, language: 'C++ 17', code: 'int main() {}' });
  await talk.forgetPace();
  const { id: did } = await owner.groupDiscussion.add({ ...discussionDraft, gid });
  const place = await placeOf({ cid, submitId, did, groupId: gid, authorId }, owner, mina);
  return { gid, owner, ...place };
}

type Group = Awaited<ReturnType<typeof group>>;

interface Ids {
  cid: number;
  submitId: number;
  did: number;
  groupId: number | null;
  authorId: number;
}

/** @param rival has sent a solution that is judged as something happens */
async function placeOf({ cid, submitId, did, groupId, authorId }: Ids, witness: Api, rival: Api): Promise<Place> {
  await world.drain();
  await rival.submission.submit({ pid: 'A', cid, language: 'C++ 17', code: 'int main() {}' });
  const topics = [`contest:${cid}`, `board:${cid}`, `questions:${cid}`, `submission:${submitId}`, `discussion:${did}`];
  const problem = { auth: 1, groupId, authorId };
  return {
    topics,
    witness,
    async happen() {
      await tell({ event: 'contest.announced', cid });
      await tell({ event: 'questions.changed', cid, about: { askerId: 1, contest: contestFacts, isForAll: true } });
      const about = { userId: authorId, contestId: null, virtualRunId: null, contest: null, problem };
      await tell({ event: 'submission.compiling', submitId, status: Status.compiling, about });
      await tell({ event: 'discussion.commented', did });
      await contests.hand.judgeNext(Status.accepted);
    },
  };
}

const everything = ['contest.announced', 'questions.changed', 'submission.compiling', 'discussion.commented', 'board.row'] as const;
type Told = (typeof everything)[number];

/** What a listener still hears when the right is gone; `ended`: the stream is over. */
async function heardAfter(me: Person, place: Place, lose: () => Promise<unknown>): Promise<readonly Told[] | 'ended'> {
  const own = `user:${me.uid}`;
  const listener = await listen(me.api, [...place.topics, own]);
  const witness = await listen(place.witness, place.topics);
  const before = listener.names().length;
  await lose();
  await place.happen();
  await until(() => everything.every(name => witness.names().includes(name)));
  await tell({ event: 'user.messages', uid: me.uid });
  // A listener who loses the right may hear of it on the topic of their account, earlier than the mark.
  await tell({ event: 'user.messages', uid: me.uid });
  await until(
    () =>
      listener.isOver() ||
      listener
        .names()
        .slice(before)
        .filter(name => name === 'user.messages').length >= 2,
  );
  if (listener.isOver()) return 'ended';
  const heard = listener.names().slice(before);
  return everything.filter(name => heard.includes(name));
}

const without = (...lost: Told[]) => everything.filter(name => !lost.includes(name));

describe('W35: the right to listen ends in an open stream', () => {
  test('while nothing is lost, everything is heard', async () => {
    const me = await person();
    const place = await group(me);
    expect(await heardAfter(me, place, async () => undefined)).toEqual(everything);
  });

  const ofGroups: Record<string, [lose: (me: Person, place: Group) => Promise<unknown>, heard: readonly Told[] | 'ended']> = {
    'is removed from the group': [(me, { gid, owner }) => owner.groupMember.remove({ gid, uid: me.uid }), []],
    'leaves the group': [(me, { gid }) => me.api.groupMember.leave({ gid }), []],
    'is banned': [me => change(me.uid, me.username, { status: 1 }), 'ended'],
    'is muted by the role': [me => change(me.uid, me.username, { type: 1005 }), 'ended'],
    'gets another password': [me => change(me.uid, me.username, { setNewPwd: true, password: 'another one' }), 'ended'],
    'gets another name': [me => change(me.uid, `${me.username}x`, {}), 'ended'],
    'logs out': [me => me.api.account.logout(), 'ended'],
  };
  test.each(Object.entries(ofGroups))('of somebody who %s', async (_, [lose, heard]) => {
    const me = await person();
    const place = await group(me);
    expect(await heardAfter(me, place, () => lose(me, place))).toEqual(heard);
  });

  test('of an API token that is revoked', async () => {
    const me = await person();
    const place = await group(me);
    const { token, id } = await me.api.apiToken.add({ name: 'a program', scopes: ['read'], days: 1 });
    const program = { ...me, api: world.product.as(token) };
    expect(await heardAfter(program, place, () => me.api.apiToken.remove({ id }))).toBe('ended');
  });

  test('of a session and of an API token whose time is over', async () => {
    const me = await person();
    const { token } = await me.api.apiToken.add({ name: 'a program', scopes: ['read'], days: 1 });
    await world.on.sql(`update api_tokens set expires_at = now() + interval '2 seconds' where user_id = ${me.uid}`);
    await world.on.sql(`update sessions set expires_at = now() + interval '2 seconds' where user_id = ${me.uid}`);
    const listeners = [await listen(me.api, ['submissions']), await listen(world.product.as(token), ['submissions'])];
    await until(() => listeners.every(({ isOver }) => isOver()));
  });

  test('of the members of a group that is disabled, or disbanded', async () => {
    for (const lose of [
      ({ gid }: Group) => world.on.sql(`update groups set status = 1 where id = ${gid}`),
      ({ gid, owner }: Group) => owner.group.disband({ gid }),
    ]) {
      const me = await person();
      const place = await group(me);
      const { gid, topics } = place;
      const own = `user:${me.uid}`;
      const listener = await listen(me.api, [...topics, own]);
      await lose(place);
      const [cid = 0, , , submitId = 0, did = 0] = topics.map(topic => Number(topic.split(':')[1]));
      await tell({ event: 'contest.announced', cid });
      await tell({ event: 'discussion.commented', did });
      const problem = { auth: 1, groupId: gid, authorId: 1 };
      const about = { userId: 1, contestId: null, virtualRunId: null, contest: null, problem };
      await tell({ event: 'submission.compiling', submitId, status: Status.compiling, about });
      await tell({ event: 'user.messages', uid: me.uid });
      await tell({ event: 'user.messages', uid: me.uid });
      await until(() => listener.names().filter(name => name === 'user.messages').length >= 2);
      expect(everything.filter(name => listener.names().includes(name))).toEqual([]);
    }
  });

  test('of an admin of a group who is lowered: what waits for organisers', async () => {
    const me = await person();
    const { gid, owner } = await group(me);
    await world.on.put(gid, me.username, 5);
    const { id: cid } = await owner.groupContest.add({ gid, ...contestDraft(moments.running) });
    const listener = await listen(me.api, [`organisers:${cid}`, `contest:${cid}`]);
    await owner.groupMember.change({ gid, uid: me.uid, auth: 3 });
    await tell({ event: 'organisers.prints', cid });
    await tell({ event: 'contest.announced', cid });
    await until(() => listener.names().includes('contest.announced'));
    expect(listener.names()).not.toContain('organisers.prints');
  });

  const admitting = (prefix: string, ...named: Person[]) => ({
    openAccountLimit: true,
    accountLimitRule: `<prefix>${prefix}</prefix><suffix></suffix><start>1</start><end>5</end><extra>${named.map(({ username }) => username).join(' ')}</extra>`,
  });

  /** A private contest of the site, whose participant listens. */
  async function site(me: Person) {
    const rival = await person();
    const { cid } = await contests.contest(moments.running, { auth: 1, pwd: 'secret1', ...admitting('guest', me, rival) });
    for (const { api } of [me, rival]) await api.contest.register({ cid, password: 'secret1' });
    const pid = await contests.problem();
    const displayId = String((await world.on.sql(`select problem_id from problems where id = ${pid}`))[0]?.problem_id);
    const { submitId } = await root.submission.submit({ pid: displayId, language: 'C++ 17', code: 'int main() {}' });
    await talk.letWrite();
    await talk.forgetPace();
    const { id: did } = await root.discussion.add({ ...discussionDraft, pid: displayId });
    return { cid, pid, did, ...(await placeOf({ cid, submitId, did, groupId: null, authorId: 1 }, root, rival.api)) };
  }
  type Site = Awaited<ReturnType<typeof site>>;

  const ofContest = without('contest.announced', 'questions.changed', 'board.row');
  const ofSite: Record<string, [lose: (place: Site, me: Person) => Promise<unknown>, heard: readonly Told[]]> = {
    'of a contest that is hidden': [({ cid }) => root.contestEditor.changeVisible({ cid, visible: false }), ofContest],
    'of a contest with another password': [({ cid }) => contests.change(cid, { auth: 1, pwd: 'secret2' }), ofContest],
    'of a contest that admits other accounts': [({ cid }) => contests.change(cid, admitting('team')), ofContest],
    'of a contest that does not admit an account by its name any more': [({ cid }) => contests.change(cid, admitting('guest')), ofContest],
    'of a discussion whose problem is hidden': [
      ({ pid }) => root.problemEditor.changeAuth({ id: pid, auth: 2 }),
      without('submission.compiling', 'discussion.commented'),
    ],
    'of a discussion that is disabled': [
      ({ did }) => world.on.sql(`update discussions set status = 1 where id = ${did}`),
      without('discussion.commented'),
    ],
  };
  test.each(Object.entries(ofSite))('%s', async (_, [lose, heard]) => {
    const me = await person();
    const place = await site(me);
    expect(await heardAfter(me, place, () => lose(place, me))).toEqual(heard);
  });

  test('of visitors, when the outside board is closed', async () => {
    const { cid } = await contests.contest(moments.running, { openRank: true });
    const listener = await listen(world.product.as(), [`board:${cid}`, 'submissions']);
    const witness = await listen(root, [`board:${cid}`]);
    await contests.change(cid, { openRank: false });
    await world.drain();
    await contests.submit((await person()).api, cid, { status: Status.accepted });
    await until(() => witness.names().includes('board.row'));
    const about = { userId: 1, contestId: null, virtualRunId: null, contest: null, problem: { auth: 1, groupId: null, authorId: 1 } };
    await tell({ event: 'submission.compiling', submitId: 1, status: Status.compiling, about });
    await until(() => listener.names().includes('submission.compiling'));
    expect(listener.names()).not.toContain('board.row');
  });

  test('of everybody, when the discussions of the site are closed', async () => {
    const me = await person();
    const place = await site(me);
    const listener = await listen(me.api, place.topics);
    await root.settings.setSwitches({ openPublicDiscussion: false });
    await tell({ event: 'discussion.commented', did: place.did });
    await tell({ event: 'contest.announced', cid: place.cid });
    await until(() => listener.names().includes('contest.announced'));
    expect(listener.names()).not.toContain('discussion.commented');
    await root.settings.setSwitches({ openPublicDiscussion: true });
  });
});
