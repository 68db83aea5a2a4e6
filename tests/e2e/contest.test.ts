import { Status } from '@oj/contract';
import { describe, expect } from 'vitest';
import { loginThrough, readers, sayIn, writeCode } from '../support/browser';
import { contestDraft, moments } from '../support/contests';
import { coveredControls } from '../support/coveredControls';
import { test } from '../support/e2e';
import { asNewUser, PASSWORD, ROOT_PASSWORD } from '../support/product';

/** Each way once: Chinese on a phone, English on a wide screen. */
const half = readers.filter(([locale, size]) => (locale === 'zh-CN') === (size === 'phone'));

describe.each(half)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const marks = `${locale.slice(0, 2)}${size}`;

  test('CON-006: somebody enters a private contest, solves a problem and stands on the scoreboard', async ({
    product,
    root,
    hand,
    visit,
  }) => {
    const title = `Night Cup ${marks}`;
    const { id: cid } = await root.contestEditor.add(contestDraft(moments.running, { title, auth: 1, pwd: 'osmanthus' }));
    await root.contestEditor.addProblem({ cid, pid: 1, displayId: 'A' });
    await asNewUser(product, `solver${marks}`);

    const { page, complaints } = await visit({ locale, size });
    const tab = (zh: string, en: string) =>
      page.getByRole('navigation', { name: say('比赛页面', 'Pages of the contest') }).getByRole('link', { name: say(zh, en) });
    await page.goto('/contest');
    await page.getByRole('link', { name: title }).click();
    await loginThrough(page, `solver${marks}`, PASSWORD);
    await page.waitForURL(`**/contest/${cid}/`);

    expect(await tab('题目', 'Problems').getAttribute('aria-disabled')).toBe('true');
    await page.getByLabel(say('比赛密码', 'Contest password'), { exact: true }).fill('osmanthus');
    await page.keyboard.press('Enter');
    await page.getByText(say('报名成功', 'Register contest successfully')).first().waitFor();
    await tab('题目', 'Problems').click();
    await page.getByRole('link', { name: 'A + B，慢慢来' }).click();
    await page.waitForURL(`**/contest/${cid}/problem/A/`);
    if (size === 'phone') await page.getByRole('tab', { name: say('代码', 'Code') }).click();
    await writeCode(page, 'int main() { return 0; }');
    await page.getByRole('button', { name: /^(提交|Submit)/ }).click();
    const result = page.getByRole('region', { name: say('评测结果', 'Verdict') });
    await result.getByRole('link', { name: /^#\d+$/ }).waitFor();

    await hand.judgeNext(Status.accepted);
    await result.getByText(say('通过', 'Accepted')).first().waitFor();
    await tab('榜单', 'Scoreboard').click();
    const board = page.getByRole('grid', { name: say(`${title} 的榜单`, `Scoreboard of ${title}`) });
    await board.getByText(`solver${marks}`).first().waitFor();
    await tab('提交', 'Submissions').click();
    await page
      .getByRole('link', { name: `solver${marks}` })
      .first()
      .waitFor();

    await root.contestEditor.addAnnouncement({ cid, announcement: { title: 'Problem A', content: 'Sixty-four bits are **enough**.' } });
    await page.getByRole('img', { name: say('1 条未读', '1 unread') }).waitFor();
    await page.locator('[data-toasts] li').filter({ hasText: 'Problem A' }).waitFor();
    expect(await coveredControls(page)).toEqual([]);
    await tab('公告', 'Announcements').click();
    await page.getByRole('button', { name: 'Problem A' }).click();
    await page.getByText('enough').waitFor();
    await page.getByRole('img', { name: say('1 条未读', '1 unread') }).waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });

  test('CON-036, PRN-002, SCB-002: a text is printed, a balloon delivered, and the sealed result revealed', async ({
    product,
    root,
    contests,
    visit,
  }) => {
    const { id: cid } = await root.contestEditor.add(contestDraft(moments.sealed, { title: `Hall Cup ${marks}`, openPrint: true }));
    await root.contestEditor.addProblem({ cid, pid: 1, displayId: 'A' });
    const team = `team${marks}`;
    await contests.submit(await asNewUser(product, team), cid, { status: Status.accepted, minutesAgo: 30 });

    const seat = await visit({ locale, size });
    await seat.page.goto(`/contest/${cid}/print`);
    await loginThrough(seat.page, team, PASSWORD);
    await seat.page.getByLabel(say('要打印的内容', 'Text to be printed')).fill('int main() { return 0; } // fifty characters and more');
    await seat.page.getByRole('button', { name: say('提交打印', 'Send to the printer') }).click();
    await seat.page.getByText(say('未打印', 'Not printed')).waitFor();

    const organiser = await visit({ locale, size });
    const { page } = organiser;
    const tab = (zh: string, en: string) =>
      page.getByRole('navigation', { name: say('比赛页面', 'Pages of the contest') }).getByRole('link', { name: say(zh, en), exact: true });
    await page.goto(`/contest/${cid}/ac-info`);
    await loginThrough(page, 'root', ROOT_PASSWORD);
    const delivered = page.getByRole('switch', { name: new RegExp(team) });
    await delivered.click({ force: true });
    await page.getByRole('switch', { name: new RegExp(team), checked: true }).waitFor();
    await page.getByText(say('首杀', 'First blood')).waitFor();
    await tab('打印管理', 'Print desk').click();
    await page.getByRole('button', { name: /^(打印任务 #\d+ 打印完成|Confirm print job #\d+ as printed)$/ }).click();
    await page.getByText(say('已打印', 'Printed'), { exact: true }).waitFor();
    expect((await root.balloon.list({ cid })).records).toMatchObject([{ username: team, checked: true }]);

    await contests.move(cid, moments.ended);
    await page.goto(`/contest/${cid}/scroll-board`);
    const [ceremony] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: say('打开滚榜', 'Open the resolver') }).click(),
    ]);
    await ceremony.getByText(say('剩余 1 条', '1 left')).waitFor();
    await ceremony.keyboard.press('End');
    await ceremony.getByText(say('揭晓完毕', 'All revealed')).waitFor();
    expect([...seat.complaints, ...organiser.complaints]).toEqual([]);
  });
});
