import { contract, overHttp, Status } from '@oj/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventsOf } from '../../packages/contract/src/api/eventStream';
import { publishSubmission } from '../../packages/server/src/features/submission/publishSubmission.queries';
import { judgeByHand } from '../support/byHand';
import { answerTo, type Asked, questions } from '../support/everyAnswer';
import { problemDraftIn } from '../support/groupProblems';
import { groupsOf } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let root: Api;
let author: Api;
let stranger: Api;
const env = { OJ_JUDGES: '0', OJ_STARTER: '0' };
/** Some twenty thousand, one after the other. */
const MANY_QUESTIONS_MS = 180_000;
const hand = judgeByHand(() => product);
beforeAll(async () => {
  product = await startProduct({ env, withJudge: false });
  root = await asRoot(product);
  author = await asNewUser(product, 'author', 1001);
  stranger = await asNewUser(product, 'stranger');
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const draft = (problemId: string, auth: number, tags: string[]) => ({
  problem: {
    problemId,
    title: `Title of ${problemId}`,
    description: '',
    input: 'i',
    output: 'o',
    examples: '<input>1</input><output>1</output>',
    auth,
    difficulty: 3,
  },
  samples: [{ input: '1', output: '1' }],
  languages: [{ name: 'C++ 17' }],
  tags: tags.map(name => ({ name })),
});

async function submitTo(problemId: string, status: Status) {
  const { submitId } = await author.submission.submit({ pid: problemId, language: 'C++ 17', code: 'int main() {}' });
  expect(await hand.judgeNext(status)).toBe(submitId);
  return submitId;
}

async function nextIds() {
  const { rows } = await product.database().execute<Record<'pid' | 'submitId' | 'tagId' | 'uid', number>>(`
    select (select max(id) + 1 from problems) as pid, (select max(id) + 1 from submissions) as "submitId",
      (select max(id) + 1 from tags) as "tagId", (select id from users where username = 'author') as uid`);
  const [found] = rows;
  if (!found) throw new Error('no row');
  return found;
}

/** Every answer that a visitor and a plain user can get, by its question. */
async function everyAnswer(asked: Asked) {
  const answers = new Map<string, string>();
  await root.home.week({ forceRefresh: true });
  for (const [caller, token] of [['visitor', undefined] as const, ['user', stranger.token()] as const])
    for (const [name, endpoint, input] of questions(asked, caller))
      answers.set(`${caller} ${name} ${JSON.stringify(input)}`, await answerTo(product, endpoint, input, token));
  return answers;
}

async function restart() {
  await product.stop();
  product = await startProduct({ env, withJudge: false, dataDir: product.dataDir });
  [root, author, stranger] = [root, author, stranger].map(api => product.as(api.token())) as [Api, Api, Api];
}

/** Collects the events of a stream until it is closed. */
async function listen(topics: string, token: string | undefined) {
  const closing = new AbortController();
  const send = overHttp({ base: `${product.url}/api`, credential: { get: () => token, set: () => undefined } });
  const events: string[] = [];
  const response = await send(contract.live.open, { topics }, { signal: closing.signal });
  const reading = (async () => {
    for await (const { data } of eventsOf(response)) if (data !== undefined) events.push(data);
  })().catch(() => undefined);
  await until(() => events.length > 1);
  return { events, close: () => (closing.abort(), reading) };
}

describe('S3: what a stranger must not know of a hidden problem', () => {
  test('changes no answer to a visitor or a plain user, and no event of theirs', { timeout: MANY_QUESTIONS_MS }, async () => {
    await root.problemEditor.add(draft('OPEN', 1, ['open tag']));
    const open = await submitTo('OPEN', Status.wrongAnswer);
    const ids = await nextIds();
    const asked: Asked = {
      ...ids,
      problemId: 'HIDDEN1',
      title: 'secret',
      tag: 'secret',
      author: { uid: String(ids.uid), username: 'author' },
      status: Status.accepted,
    };
    const before = await everyAnswer(asked);
    expect(before.size).toBeGreaterThan(100);
    const topics = `submissions,submission:${asked.submitId}`;
    const streams = [await listen(topics, undefined), await listen(topics, stranger.token())];
    const mine = await listen(topics, author.token());
    const { pid } = await author.problemEditor.add(draft('HIDDEN1', 2, ['first tag']));
    const change = (problem: object, tags: string[]) => {
      const hidden = draft('HIDDEN1', 2, tags);
      return author.problemEditor.change({ ...hidden, problem: { ...hidden.problem, ...problem, id: pid } } as never);
    };
    let submitId = 0;
    const facts: [string, () => Promise<unknown>][] = [
      ['a tried problem exists', async () => (submitId = await submitTo('HIDDEN1', Status.wrongAnswer))],
      ['its title', () => change({ title: 'A secret title' }, ['first tag'])],
      ['its tag', () => change({ title: 'A secret title' }, ['secret tag'])],
      ['its verdict', () => root.judging.manual({ submitId, status: Status.accepted })],
      ['a second verdict', () => submitTo('HIDDEN1', Status.accepted)],
      ['open code', () => author.submission.share({ submitId, share: true })],
      ['all of it, in a process that remembers nothing', restart],
    ];
    for (const [fact, happens] of facts) {
      if (happens === restart) await checkEvents();
      await happens();
      const after = await everyAnswer(asked);
      for (const [question, answer] of before) expect([fact, question, after.get(question)]).toEqual([fact, question, answer]);
    }
    expect([pid, submitId]).toEqual([asked.pid, asked.submitId]);

    /** Events come in their order: once one that all may hear is there, all before it would be. */
    async function checkEvents() {
      await publishSubmission(product.database(), { event: 'submission.compiling', submitId: open, status: Status.compiling });
      for (const { events } of [...streams, mine]) await until(() => events.some(event => event.includes('submission.compiling')));
      for (const { events } of streams) expect(events).toHaveLength(3);
      expect(mine.events.join()).toContain(`"submitId":${submitId}`);
      expect(mine.events.join()).not.toContain('about');
      await Promise.all([...streams, mine].map(stream => stream.close()));
    }
  });

  test('is there for its author and for admins, and once it is public for everybody, with all its numbers', async () => {
    const ids = await nextIds();
    const [pid, submitId] = [ids.pid - 1, ids.submitId - 2];
    for (const knowing of [author, root]) {
      expect((await knowing.submission.detail({ submitId })).submission.title).toBe('A secret title');
      expect((await knowing.submission.list({ problemID: 'HIDDEN' })).records).toHaveLength(2);
    }
    const ranked = async () => (await stranger.rank.list({ type: 0 })).records.find(({ username }) => username === 'author');
    await root.problemEditor.changeAuth({ id: pid, auth: 1 });
    expect((await product.as().submission.list({ problemID: 'HIDDEN' })).records).toHaveLength(2);
    expect(await ranked()).toMatchObject({ ac: 1, total: 3 });
    await root.problemEditor.changeAuth({ id: pid, auth: 2 });
    expect(await ranked()).toMatchObject({ ac: 0, total: 1 });
    expect((await product.as().submission.list({ problemID: 'HIDDEN' })).records).toEqual([]);
    await root.judging.manual({ submitId, status: Status.wrongAnswer });
    await root.problemEditor.changeAuth({ id: pid, auth: 1 });
    expect(await ranked()).toMatchObject({ ac: 1, total: 3 });
  });

  test('a submission to a problem that was hidden later stays with whoever made it', async () => {
    const { pid } = await root.problemEditor.add(draft('LATER', 1, []));
    const { submitId } = await stranger.submission.submit({ pid: 'LATER', language: 'C++ 17', code: 'int main() {}' });
    await hand.judgeNext(Status.accepted);
    await root.problemEditor.changeAuth({ id: pid, auth: 2 });
    expect((await stranger.submission.detail({ submitId })).submission.code).toBe('int main() {}');
    expect((await stranger.submission.list({ onlyMine: true })).records.map(row => row.submitId)).toContain(submitId);
    expect((await stranger.submission.list({ problemID: 'LATER' })).records.map(row => row.submitId)).toEqual([submitId]);
    await expect(product.as().submission.detail({ submitId })).rejects.toMatchObject({ code: 'submission.notFound' });
  });

  test('a problem of a group changes no answer to those who are not in it either', async () => {
    const on = groupsOf(() => product);
    await on.sql('update user_counts set ac = 20');
    const gid = await on.create(author, { shortName: 'NIGHT' });
    const ids = await nextIds();
    const problemId = 'NIGHTSECRET';
    const asked = {
      ...ids,
      gid,
      problemId,
      title: 'Two numbers of a group',
      tag: 'secret',
      author: { uid: String(ids.uid), username: 'author' },
      status: Status.accepted,
    };
    const before = await everyAnswer(asked);
    const { pid } = await author.groupProblem.add(problemDraftIn(gid, { problemId }, { tags: [{ name: 'secret tag' }] }));
    const { submitId } = await author.submission.submit({ pid: problemId, gid, language: 'C++ 17', code: 'int main() {}' });
    expect(await hand.judgeNext(Status.accepted)).toBe(submitId);
    await author.submission.share({ submitId, share: true });
    const after = await everyAnswer(asked);
    for (const [question, answer] of before) expect([question, after.get(question)]).toEqual([question, answer]);
    expect([pid, submitId]).toEqual([asked.pid, asked.submitId]);
  });
});
