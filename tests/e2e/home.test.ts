import { Status } from '@oj/contract';
import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { readers, sayIn } from '../support/browser';
import { moments } from '../support/contests';
import { test } from '../support/e2e';
import { keepLayoutShifts } from '../support/layoutShifts';
import { asNewUser } from '../support/product';
import { faultsOn, rest } from '../support/standing';

const FIRST_SCREEN_PX = 900;

describe.each(readers)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const mark = `${locale.slice(0, 2)}${size}`;

  /** Opens the first page anew: it stands still while it loads, and what the site tells begins in the first screen. */
  async function openHome(page: Page) {
    await page.goto('/home');
    const news = page.getByRole('heading', { name: say('公告', 'Announcements') });
    await news.waitFor();
    await rest(page);
    expect((await news.boundingBox())?.y).toBeLessThan(FIRST_SCREEN_PX);
    expect(await faultsOn(page)).toEqual([]);
  }

  test('somebody new is led to a first problem, then back to it until it is solved, then on; a contest and what is due come by themselves', async ({
    product,
    root,
    contests,
    groups,
    visitAs,
  }) => {
    const username = `new${mark}`;
    const user = await asNewUser(product, username);
    const [training] = (await root.training.list({})).records;
    if (!training) throw new Error('there is no starter training');
    const { context, page, complaints } = await visitAs(username, { locale, size });
    await keepLayoutShifts(context);

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
    const gid = await groups.create(root);
    await groups.put(gid, username, 3);
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
  });
});
