import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveIntoContest } from '../support/contests';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

let product: Product;
let root: Api;
beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  root = await asRoot(product);
});
afterAll(async () => {
  await product.stop();
  await product.dispose();
});

test('the dashboard counts users and the submissions of today', async () => {
  const user = await asNewUser(product, 'worker');
  const draft = { pid: 'P1000', language: 'C++ 17', code: 'int main() { return 0; }' };
  const ids = [];
  for (let i = 0; i < 3; i++) ids.push((await user.submission.submit(draft)).submitId);
  await product.database().$client.query(`update submissions set submitted_at = now() - interval '2 days' where id = $1`, [ids[0]]);
  await moveIntoContest(product, root, ids[1] ?? 0);
  expect(await root.dashboard.figures()).toEqual({ userNum: 2, recentContestNum: 0, todayJudgeNum: 1 });
});

test('the machine and its versions are for the back office', async () => {
  const service = await root.dashboard.service();
  expect(service).toMatchObject({
    name: expect.stringMatching(/^oj \d/),
    node: process.versions.node,
    nacos: { status: 'UP' },
    backupService: [{ host: expect.any(String), port: expect.any(Number), metadata: { 'nacos.healthy': 'true' } }],
    backupPercentCpuLoad: expect.stringMatching(/^\d+\.\d\d%$/),
    backupPercentMemoryLoad: expect.stringMatching(/^\d+\.\d\d%$/),
  });
  expect(service.backupCores).toBeGreaterThan(0);
  await expect(product.as().dashboard.service()).rejects.toMatchObject({ code: 'login.required' });
});
