import { Status } from '@oj/contract';
import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { discussionDraft } from '../support/discussions';
import { rightAnswer, verdictOf } from '../support/judged';
import { asRoot, startProduct } from '../support/product';
import { until } from '../support/until';

const slow = `#include <iostream>
int main() { long long a, b; std::cin >> a >> b; for (volatile long i = 0; i < 150000000; i++); std::cout << a + b << '\\n'; }
`;

test('W44, J29: kill -9 of the process group in the middle of a judging loses nothing and judges once', async () => {
  const first = await startProduct({ embedded: true });
  const root = await asRoot(first);
  const underway = await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: slow });
  const waiting = [];
  for (let i = 0; i < 5; i++)
    waiting.push(await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: `${rightAnswer}// ${i}\n` }));
  await until(async () => {
    const { [underway.submitId]: standing } = await root.submission.statuses({ submitIds: [underway.submitId] });
    return standing?.status === Status.judging;
  });
  await first.kill();
  await until(async () => (await processesOf(first.dataDir)).length === 0);

  const second = await startProduct({ dataDir: first.dataDir });
  try {
    const again = await asRoot(second);
    const ids = [underway, ...waiting].map(({ submitId }) => submitId);
    for (const id of ids) expect(await verdictOf(again, id)).toMatchObject({ status: Status.accepted });

    const { records } = await again.submission.list({ limit: 300 });
    expect(records.map(({ submitId }) => submitId).toSorted((a, b) => a - b)).toEqual(ids);
    const { problemCount } = await again.problem.detail({ problemId: 'P1000' });
    expect(problemCount).toMatchObject({ total: ids.length, ac: ids.length });
  } finally {
    await second.stop();
  }
  expect(await processesOf(first.dataDir)).toEqual([]);
  await first.dispose();
});

test('kill -9 between sent and shown: nothing that was answered is lost, and what is sent again is there once', async () => {
  const first = await startProduct({ embedded: true, withJudge: false });
  const writer = await asRoot(first);
  const did = (await writer.discussion.add({ ...discussionDraft, clientKey: randomUUID() })).id;
  const texts = Array.from({ length: 20 }, (_, number) => ({ did, content: `Comment ${number}`, clientKey: randomUUID() }));
  const topics = Array.from({ length: 8 }, (_, number) => ({ ...discussionDraft, title: `Topic ${number}`, clientKey: randomUUID() }));
  const answered: string[] = [];
  let killed: Promise<void> | undefined;
  const hear = (text: string) => {
    answered.push(text);
    if (answered.length === 5) killed = first.kill();
  };
  await Promise.allSettled([
    ...texts.map(text => writer.comment.add(text).then(() => hear(text.content))),
    ...topics.map(topic => writer.discussion.add(topic).then(() => hear(topic.title))),
  ]);
  await killed;
  expect(answered.length).toBeGreaterThanOrEqual(5);
  await until(async () => (await processesOf(first.dataDir)).length === 0);

  const second = await startProduct({ dataDir: first.dataDir, withJudge: false });
  try {
    const again = await asRoot(second);
    const said = async () => [
      ...(await again.comment.list({ did, limit: 50 })).commentList.records.map(({ content }) => content),
      ...(await again.discussion.list({ limit: 50 })).records.map(({ title }) => title),
    ];
    expect(await said()).toEqual(expect.arrayContaining(answered));

    await second.database().$client.query('delete from rate_limits');
    for (const text of texts) await again.comment.add(text);
    for (const topic of topics) await again.discussion.add(topic);
    const expected = [...texts.map(({ content }) => content), ...topics.map(({ title }) => title), discussionDraft.title];
    expect((await said()).toSorted()).toEqual(expected.toSorted());
  } finally {
    await second.stop();
  }
  await first.dispose();
});

/** Command lines of processes that work in a data folder. */
async function processesOf(dataDir: string): Promise<string[]> {
  const found: string[] = [];
  for (const pid of await readdir('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    const commandLine = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '');
    if (commandLine.includes(dataDir)) found.push(commandLine.replaceAll('\0', ' '));
  }
  return found;
}
