import { Status } from '@oj/contract';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { axeFindings, enter, launchBrowser, readers, sayIn, visit } from '../support/browser';
import { contestsOf, moments } from '../support/contests';
import { groupsOf } from '../support/groups';
import { keepLayoutShifts, layoutShifts } from '../support/layoutShifts';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';

let product: Product;
let browser: Browser;
let root: Api;
const contests = contestsOf(
  () => product,
  () => root,
);
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
/** Of the window, while a page loads. */
const MOST_SHIFT = 0.02;
const FIRST_SCREEN_PX = 900;

describe.each(readers)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const mark = `${locale.slice(0, 2)}${size}`;

  /** Opens the first page anew: it stands still while it loads, and what the site tells begins in the first screen. */
  async function openHome(page: Page) {
    await page.goto('/home');
    const news = page.getByRole('heading', { name: say('公告', 'Announcements') });
    await news.waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await page.evaluate(() => document.fonts.ready);
    const { sum, moved } = await layoutShifts(page);
    expect(sum, moved.join('; ')).toBeLessThan(MOST_SHIFT);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect((await news.boundingBox())?.y).toBeLessThan(FIRST_SCREEN_PX);
    expect(await axeFindings(page)).toEqual([]);
  }

  test('somebody new is led to a first problem, then back to it until it is solved, then on; a contest and what is due come by themselves', async () => {
    const username = `new${mark}`;
    const user = await asNewUser(product, username);
    const [training] = (await root.training.list({})).records;
    if (!training) throw new Error('there is no starter training');
    const { context, page, complaints } = await visit(browser, product, { locale, size });
    await keepLayoutShifts(context);
    const account = await user.account.login({ username, password: PASSWORD });
    await enter(context, user.token() ?? '', account);

    await openHome(page);
    await page.getByRole('link', { name: say('开始做 P1000', 'Start P1000') }).click();
    await page.waitForURL(`**/training/${training.id}/problem/P1000`);

    await user.submission.submit({ pid: 'P1000', tid: training.id, language: 'C++ 17', code: 'int main() {}' });
    await contests.hand.judgeNext(Status.wrongAnswer);
    await openHome(page);
    await page.getByRole('link', { name: say('继续做 P1000', 'Go on with P1000') }).click();
    await page.waitForURL('**/problem/P1000');

    await user.submission.submit({ pid: 'P1000', language: 'C++ 17', code: 'int main() {}' });
    await contests.hand.judgeNext(Status.accepted);
    const { cid } = await contests.contest(moments.running);
    await contests.submit(user, cid, { status: Status.accepted });
    const gid = await on.create(root);
    await on.put(gid, username, 3);
    await root.assignment.add({ gid, tid: training.id, terms: { dueAt: new Date(Date.now() + 3 * 86_400_000), toAll: true } });
    await openHome(page);
    await page.getByRole('link', { name: say('去做 P1001', 'Try it: P1001') }).waitFor();
    await page
      .getByRole('region', { name: say('待办作业', 'Due soon') })
      .getByRole('link', { name: training.title })
      .waitFor();
    const contest = page.getByRole('region', { name: 'Autumn Cup' });
    await contest.getByRole('timer').waitFor();
    await contest.getByRole('link', { name: say('进入比赛 Autumn Cup', 'Go to contest Autumn Cup') }).click();
    await page.waitForURL(`**/contest/${cid}/problems`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
