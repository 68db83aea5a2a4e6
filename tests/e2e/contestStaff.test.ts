import { expect } from 'vitest';
import { test } from '../support/e2e';
import { asNewUser } from '../support/product';
import { codeOf } from '../support/refusal';

/*
 * What organisers do while a contest runs, each in a browser of their own: they pause it, and give others roles. A team looks on with a
 * phone, in Chinese.
 */

test('a contest is paused in its dialog and goes on again: its clock stands still for everybody, and nothing is accepted', async ({
  product,
  root,
  contests,
  visitAs,
}) => {
  const { cid } = await contests.contest({ start: -60, end: 120 }, {});
  const team = await asNewUser(product, 'team01');
  const submit = () => codeOf(team.submission.submit({ cid, pid: 'A', language: 'C++ 17', code: 'int main() {}' }));
  const { title, endTime } = await root.contest.info({ cid });
  const { page, complaints } = await visitAs('root');
  const phone = await visitAs('team01', { locale: 'zh-CN', size: 'phone' });
  await phone.page.goto(`/contest/${cid}`);
  await phone.page.getByRole('timer').first().waitFor();

  await page.goto('/admin/contest');
  const menu = page.getByRole('button', { name: `More for “${title}”` });
  const dialog = page.getByRole('dialog');
  const changeTime = async (act: RegExp) => {
    await menu.click();
    await page.getByRole('menuitem', { name: 'Change the time' }).click();
    await dialog.getByRole('radio', { name: act }).check({ force: true });
  };
  await changeTime(/^Pause the contest/);
  await dialog.getByRole('textbox', { name: 'Minutes from now' }).fill('30');
  await dialog.getByRole('radio', { name: /^Refused/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.getByText('The contest is paused').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => menu.evaluate(button => button === document.activeElement)).toBe(true);
  const paused = await root.contest.info({ cid });
  expect((paused.endTime.getTime() - endTime.getTime()) / 60_000).toBeCloseTo(30, 1);
  await phone.page
    .getByText(/比赛暂停，.*继续/)
    .first()
    .waitFor();
  await expect.poll(submit).toBe('contest.paused');

  await changeTime(/^Resume now/);
  await dialog.getByRole('button', { name: 'Resume', exact: true }).click();
  await page.getByText('The contest goes on').first().waitFor();
  await phone.page
    .getByText(/比赛暂停，.*继续/)
    .first()
    .waitFor({ state: 'detached' });
  await expect.poll(submit).toBe('done');
  expect([...complaints, ...phone.complaints]).toEqual([]);
});

test('the owner of a contest gives a role: the desk is there on a phone, and is gone with the role', async ({
  product,
  contests,
  visitAs,
}) => {
  const { cid } = await contests.contest({ start: -60, end: 120 }, {});
  await asNewUser(product, 'runner');
  const { page } = await visitAs('root');
  const runner = await visitAs('runner', { locale: 'zh-CN', size: 'phone' });
  await runner.page.goto(`/contest/${cid}`);
  const tab = runner.page.getByRole('link', { name: '气球' });
  await runner.page.getByRole('link', { name: '榜单' }).first().waitFor();
  expect(await tab.count()).toBe(0);

  await page.goto(`/contest/${cid}/organisers`);
  await page.getByRole('button', { name: 'Add organiser' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('Enter the username').waitFor();
  await dialog.getByText('Choose at least one role').waitFor();
  await dialog.getByRole('textbox', { name: 'Username' }).fill('nobody here');
  await dialog.getByRole('checkbox', { name: /^Balloons/ }).check({ force: true });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.getByText('The user does not exist').waitFor();
  await dialog.getByRole('textbox', { name: 'Username' }).fill('runner');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page
    .getByRole('row', { name: /runner/ })
    .getByText('Balloons')
    .waitFor();

  await runner.page.reload();
  await tab.click();
  await runner.page.getByText('还没有人通过题目').first().waitFor();
  await page.getByRole('button', { name: 'Remove organiser runner' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('runner is no organiser any more').first().waitFor();
  await runner.page.reload();
  await runner.page.getByText('找不到页面').first().waitFor();
});
