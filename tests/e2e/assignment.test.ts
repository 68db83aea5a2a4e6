import { Status } from '@oj/contract';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, launchBrowser, otherReaders, sayIn, visit } from '../support/browser';
import { judgeByHand } from '../support/byHand';
import { groupsOf } from '../support/groups';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

let product: Product;
let browser: Browser;
let root: Api;
const hand = judgeByHand(() => product);
const on = groupsOf(() => product);
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } }), launchBrowser()]);
  root = await asRoot(product);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

const PASSWORD = 'correct horse';

describe.each(otherReaders)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const marks = `${locale.slice(0, 2)}${size}`;

  test('a teacher hands a training out, a student finds it on the first page, and the teacher sees how far the student is', async () => {
    const [teacher, student] = [`teacher${marks}`, `student${marks}`];
    const pupil = await asNewUser(product, student);
    await asNewUser(product, teacher);
    const gid = await on.create(root);
    await on.put(gid, teacher, 4);
    await on.put(gid, student, 3);
    const [training] = (await root.training.list({})).records;
    if (!training) throw new Error('there is no starter training');
    await root.assignment.add({ gid, tid: training.id, terms: { dueAt: new Date(Date.now() + 3 * 86_400_000), toAll: true } });
    const visitAs = async (username: string) => {
      const visited = await visit(browser, product, { locale, size });
      const api = product.as();
      const account = await api.account.login({ username, password: PASSWORD });
      await enter(visited.context, api.token() ?? '', account);
      return visited;
    };

    const studying = await visitAs(student);
    await studying.page.goto('/home');
    await studying.page.getByRole('link', { name: say('查看全部', 'View all') }).click();
    await studying.page.waitForURL('**/due');
    await studying.page.getByRole('link', { name: say(`继续做 ${training.title} 的 P1000`, `Continue ${training.title}: P1000`) }).click();
    await studying.page.waitForURL(`**/training/${training.id}/problem/P1000`);

    await pupil.submission.submit({ pid: 'P1000', tid: training.id, language: 'C++ 17', code: 'int main() {}' });
    await hand.judgeNext(Status.accepted);
    await studying.page.goto(`/group/${gid}/assignment`);
    await studying.page.getByRole('link', { name: training.title }).click();
    await studying.page.getByRole('table', { name: say('我的完成情况', 'My line') }).waitFor();
    expect(await studying.page.getByRole('button', { name: say('导出 CSV', 'Export CSV') }).count()).toBe(0);
    expect(studying.complaints).toEqual([]);
    await studying.context.close();

    const teaching = await visitAs(teacher);
    await teaching.page.goto(`/group/${gid}/assignment`);
    await teaching.page.getByRole('link', { name: training.title }).click();
    const matrix = teaching.page.getByRole('table', { name: say('学生与题目', 'Students and problems') });
    await matrix.getByText('1/12').waitFor();
    const file = teaching.page.waitForEvent('download');
    await teaching.page.getByRole('button', { name: say('导出 CSV', 'Export CSV') }).click();
    expect((await file).suggestedFilename()).toMatch(/^assignment-\d+\.csv$/);
    expect(teaching.complaints).toEqual([]);
    await teaching.context.close();
  });
});
