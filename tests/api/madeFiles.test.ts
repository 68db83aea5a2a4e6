import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import http from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contestsOf } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { until } from '../support/until';
import { zip } from '../support/zip';

/** More than the two ends of a connection hold for a reader that stands still. */
const CASE_BYTES = 24 << 20;
const AT_ONCE = 2;
const WAITING = 20;

let product: Product;
let root: Api;
let pid = 0;
const contests = contestsOf(
  () => product,
  () => root,
);
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0', OJ_STARTER: '0' } });
  root = await asRoot(product);
  ({ pid } = await root.problemEditor.add(contests.draftOfProblem()));
  const file = zip([
    { name: '1.in', content: randomBytes(CASE_BYTES) },
    { name: '1.out', content: '1\n' },
  ]);
  const { fileListDir } = await root.testData.upload({ file, mode: 'default' });
  await root.testData.set({ pid, uploadTestcaseDir: fileListDir });
}, 120_000);
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

/** Asks for the test data, and reads nothing of it until it is told to. */
function ask(api: Api) {
  const request = http.get(`${product.url}/api/file/download-testcase?pid=${pid}`, {
    agent: false,
    headers: { authorization: api.token() },
  });
  const asked = { status: 0, leave: () => request.destroy(), answer: once(request, 'response') };
  request.on('error', () => undefined);
  asked.answer.then(
    ([response]: http.IncomingMessage[]) => (asked.status = response?.statusCode ?? 0),
    () => undefined,
  );
  return asked;
}

test('CC: who reads none of the files that are made for them gets two at a time, and keeps nobody else waiting', async () => {
  const asked = Array.from({ length: AT_ONCE + WAITING + 3 }, () => ask(root));
  const answered = (status: number) => asked.filter(each => each.status === status).length;
  await until(() => answered(429) === 3 && answered(200) === AT_ONCE);
  const other = ask(await asNewUser(product, 'other', 1008));
  await until(() => other.status === 200);
  expect([answered(200), answered(429)]).toEqual([AT_ONCE, 3]);
  for (const each of asked) if (each.status === 200) each.leave();
  await until(() => answered(200) === 2 * AT_ONCE);
  for (const each of [...asked, other]) each.leave();
});
