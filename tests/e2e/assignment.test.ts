import { Status } from '@oj/contract';
import { describe, expect } from 'vitest';
import { otherReaders, sayIn } from '../support/browser';
import { test } from '../support/e2e';
import { asNewUser } from '../support/product';

describe.each(otherReaders)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const marks = `${locale.slice(0, 2)}${size}`;

  test('a teacher hands a training out, a student finds it on the first page, and the teacher sees how far the student is', async ({
    product,
    root,
    hand,
    groups,
    visitAs,
  }) => {
    const [teacher, student] = [`teacher${marks}`, `student${marks}`];
    const pupil = await asNewUser(product, student);
    await asNewUser(product, teacher);
    const gid = await groups.create(root);
    await groups.put(gid, teacher, 4);
    await groups.put(gid, student, 3);
    const [training] = (await root.training.list({})).records;
    if (!training) throw new Error('there is no starter training');
    await root.assignment.add({ gid, tid: training.id, terms: { dueAt: new Date(Date.now() + 3 * 86_400_000), toAll: true } });
    const studying = await visitAs(student, { locale, size });
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

    const teaching = await visitAs(teacher, { locale, size });
    await teaching.page.goto(`/group/${gid}/assignment`);
    await teaching.page.getByRole('link', { name: training.title }).click();
    const matrix = teaching.page.getByRole('table', { name: say('学生与题目', 'Students and problems') });
    await matrix.getByText('1/12').waitFor();
    const file = teaching.page.waitForEvent('download');
    await teaching.page.getByRole('button', { name: say('导出 CSV', 'Export CSV') }).click();
    expect((await file).suggestedFilename()).toMatch(/^assignment-\d+\.csv$/);
    expect(teaching.complaints).toEqual([]);
  });
});
