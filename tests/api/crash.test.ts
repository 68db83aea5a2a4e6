import { Status } from '@oj/contract';
import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { rightAnswer, verdictOf } from '../support/judged';
import { asRoot, startProduct } from '../support/product';
import { until } from '../support/until';

const slow = `#include <iostream>
int main() { long long a, b; std::cin >> a >> b; for (volatile long i = 0; i < 150000000; i++); std::cout << a + b << '\\n'; }
`;

test('W44, J29: kill -9 of the process group in the middle of a judging loses nothing and judges once', async () => {
  const first = await startProduct();
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
