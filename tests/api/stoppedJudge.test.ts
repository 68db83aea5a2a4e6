import { Status } from '@oj/contract';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandOf, descendants, judgesOf } from '../judge/leftovers';
import { rightAnswer, verdictOf } from '../support/judged';
import { type Api, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct();
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

const judges = () => judgesOf(product.pid);
const idle = '#include <unistd.h>\nint main() { for (;;) pause(); }\n';
const standingOf = async (id: number) => (await root.submission.statuses({ submitIds: [id] }))[id];

test('F16: a submission is cancelled while it is judged, and the judge goes on to the next', async () => {
  const problem = await root.problem.detail({ problemId: 'P1000' });
  await product.database().execute(`update problems set time_limit_ms = 20000 where id = ${problem.problem.id}`);
  const { submitId } = await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: idle });
  await until(async () => (await standingOf(submitId))?.status === Status.compiling);
  await until(() => descendants(product.pid).filter(pid => commandOf(pid).startsWith('/app/main')).length > 0);
  expect(await root.judging.cancel({ submitId })).toMatchObject({ status: Status.cancelled });
  const next = await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: rightAnswer });
  expect(await verdictOf(root, next.submitId)).toMatchObject({ status: Status.accepted });
  expect((await standingOf(submitId))?.status).toBe(Status.cancelled);
});

test('F16: a judge that is stopped is replaced, and the launcher says so', async () => {
  const [stopped = 0] = judges();
  process.kill(stopped, 'SIGSTOP');
  const { submitId } = await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: rightAnswer });
  expect(await verdictOf(root, submitId)).toMatchObject({ status: Status.accepted });
  expect(product.said()).toMatch(/\[oj\] judge gives no sign of life for 12 s: it hangs or was stopped, and is replaced/);
  expect(readdirSync('/proc')).not.toContain(String(stopped));
  expect(judges()).toHaveLength(1);
});

test('a judge that is asked to starts again when it has finished, and works', async () => {
  const before = await until(async () => (await root.judging.machines()).find(({ isAlive }) => isAlive));
  const [process] = judges();
  await root.judgeQueue.askJudge({ service: before.name, wish: 'restart' });
  const after = await until(async () =>
    (await root.judging.machines()).find(({ startedAt, wish }) => wish === null && startedAt > before.startedAt),
  );
  expect(after.name).toBe(before.name);
  expect(judges()).toHaveLength(1);
  expect(judges()).not.toContain(process);
  const { submitId } = await root.submission.submit({ pid: 'P1000', language: 'C++ 17', code: rightAnswer });
  expect(await verdictOf(root, submitId)).toMatchObject({ status: Status.accepted });
});
