import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { otherReaders, sayIn } from '../support/browser';
import { contestDraft, moments } from '../support/contests';
import { test } from '../support/e2e';
import { asNewUser } from '../support/product';

const CODE = 'moon42';

describe.each(otherReaders)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const mark = `${locale.slice(0, 2)}${size}`;
  const confirm = (page: Page, word: string) => page.getByRole('alertdialog').getByRole('button', { name: word }).click();

  /** A week from today; on a phone the platform asks for the moment. */
  async function setDeadline(page: Page) {
    if (size === 'phone') return page.getByRole('textbox', { name: say('截止时间', 'Deadline') }).fill('2099-12-31T23:59');
    await page.getByRole('button', { name: say('截止时间', 'Deadline') }).click();
    await page.getByRole('grid').waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await page.getByRole('grid').waitFor({ state: 'detached' });
  }

  test('a class from its first day to its last: made, joined in three ways, set to work, left and disbanded', async ({
    product,
    groups,
    visitAs,
  }) => {
    const [teacher, coded, applied, listed] = [`teacher${mark}`, `coded${mark}`, `applied${mark}`, `listed${mark}`];
    const api = await groups.person(teacher);
    const applicant = await asNewUser(product, applied);
    for (const name of [coded, listed]) await asNewUser(product, name);

    const { page: teacherPage, ...teaching } = await visitAs(teacher, { locale, size });
    await teacherPage.goto('/group');
    await teacherPage
      .getByRole('button', { name: say('创建团队', 'Create a group') })
      .first()
      .click();
    const form = teacherPage.getByRole('dialog');
    const field = (zh: string, en: string) => form.getByRole('textbox', { name: new RegExp(`^${say(zh, en)}`) });
    await field('名称', 'Name').fill(`Class ${mark}`);
    await field('简称', 'Short name').fill(mark.slice(0, 7).toUpperCase());
    await field('一句话介绍', 'Brief').fill('One problem every evening');
    await form.getByRole('radio', { name: say('私有', 'Private') }).click();
    await field('邀请码', 'Invitation code').fill(CODE);
    await field('简介', 'Description').fill('Everybody is **welcome**');
    await form.getByRole('button', { name: say('创建团队', 'Create a group') }).click();
    await teacherPage.waitForURL(/\/group\/\d+$/);
    const gid = Number(/\d+$/.exec(teacherPage.url())?.[0]);

    // The first user joins with the invitation code.
    const { page, ...studying } = await visitAs(coded, { locale, size });
    await page.goto(`/group/${gid}`);
    await page.getByRole('textbox', { name: say('邀请码', 'Invitation code') }).fill(CODE);
    await page.getByRole('textbox', { name: say('申请理由', 'Why you want to join') }).fill('I am in your class');
    await page.getByRole('button', { name: say('申请加入', 'Apply') }).click();
    await page.getByText(say('你的申请正在等待处理。', 'Your application waits for an answer.')).waitFor();

    // The second user applies, once the group asks for no code.
    const { gmtCreate: _, ...facts } = await api.group.detail({ gid });
    await api.group.change({ ...facts, id: gid, auth: 2, code: CODE });
    await applicant.groupMember.join({ gid, reason: 'I am in your class, too' });
    await teacherPage.goto(`/group/${gid}/member?list=applications`);
    for (const name of [coded, applied]) {
      await teacherPage.getByRole('button', { name: say(`同意 ${name}`, `Accept ${name}`) }).click();
      await teacherPage.getByRole('button', { name: say(`同意 ${name}`, `Accept ${name}`) }).waitFor({ state: 'detached' });
    }

    // The last one is added from a CSV file: a fault in it is told before anything is stored.
    await teacherPage.getByRole('button', { name: say('批量添加', 'Add members') }).click();
    const adding = teacherPage.getByRole('dialog');
    const names = adding.getByRole('textbox', { name: say('用户名', 'Usernames') });
    const file = (rows: string) => ({ name: 'class.csv', mimeType: 'text/csv', buffer: Buffer.from(rows) });
    await adding.locator('input[type=file]').setInputFiles(file(`school,username\r\nNorth,${listed}\r\nNorth,nobody${mark}\r\n`));
    await adding.getByRole('button', { name: say('检查', 'Check') }).click();
    await adding.getByText(say('没有这个用户', 'There is no such user')).waitFor();
    await names.fill(`${listed}\n${coded}`);
    await adding.getByRole('button', { name: say('检查', 'Check') }).click();
    await adding.getByRole('button', { name: say('添加 1 人', 'Add 1 member') }).click();
    await adding.waitFor({ state: 'detached' });
    expect(await groups.levels(gid)).toEqual({ [teacher]: 5, [coded]: 3, [applied]: 3, [listed]: 3 });

    // A training with a deadline is handed out, and is due.
    const { id: category } = await api.groupTraining.addCategory({ gid, name: 'Week 1', color: '#3d5a9e' });
    const title = `Lanterns ${mark}`;
    const training = { title, description: 'Read, think, write.' };
    const { id: tid } = await api.groupTraining.add({ gid, training, trainingCategory: { id: category } });
    const { problemList } = await api.groupTraining.problems({ tid, queryExisted: false, keyword: 'P1000' });
    await api.groupTraining.addProblem({ tid, pid: problemList.records[0]?.id ?? 0, displayId: 'A' });
    await teacherPage.goto(`/group/${gid}/assignment`);
    await teacherPage
      .getByRole('button', { name: say('布置作业', 'Hand out a training') })
      .first()
      .click();
    const handing = teacherPage.getByRole('dialog');
    await handing.getByRole('combobox', { name: say('训练', 'Training') }).fill(title);
    await teacherPage.getByRole('option', { name: title }).click();
    await setDeadline(teacherPage);
    await handing.getByRole('button', { name: say('布置', 'Hand out'), exact: true }).click();
    await handing.waitFor({ state: 'detached' });
    await page.goto('/due');
    await page.getByRole('link', { name: say(`继续做 ${title} 的 A`, `Continue ${title}: A`) }).click();
    await page.waitForURL(`**/group/${gid}/training/${tid}/problem/A**`);

    // A contest of the group, sealed.
    const { id: cid } = await api.groupContest.add({ gid, ...contestDraft(moments.sealed, { title: `Cup ${mark}` }) });
    await page.goto(`/group/${gid}/contest`);
    await page.getByRole('link', { name: `Cup ${mark}` }).click();
    await page.waitForURL(`**/contest/${cid}/**`);
    await page.goto(`/contest/${cid}/rank`);
    await page.getByText(say('榜单已封', 'Scoreboard frozen')).first().waitFor();

    // A student leaves.
    await page.goto(`/group/${gid}`);
    await page.getByRole('button', { name: say('退出团队', 'Leave the group') }).click();
    await confirm(page, say('退出团队', 'Leave the group'));
    await page.getByText(say('已退出团队', 'Exit Successfully')).first().waitFor();
    expect(Object.keys(await groups.levels(gid))).not.toContain(coded);
    expect(studying.complaints).toEqual([]);

    // The end. Its owner keeps the export.
    await teacherPage.goto(`/group/${gid}/setting`);
    const saved = teacherPage.waitForEvent('download');
    await teacherPage.getByRole('button', { name: say('导出', 'Export'), exact: true }).click();
    expect((await saved).suggestedFilename()).toBe(`group-${gid}.json`);
    await teacherPage.getByRole('button', { name: say('解散团队', 'Disband group') }).click();
    await confirm(teacherPage, say('解散团队', 'Disband group'));
    await teacherPage.waitForURL('**/group');
    const kept: unknown = JSON.parse(await (await api.group.exportFile({ gid })).text());
    expect(kept).toMatchObject({ group: { id: gid }, trainings: [{ id: tid }], contests: [{ id: cid }] });
    expect(teaching.complaints).toEqual([]);
  });
});
