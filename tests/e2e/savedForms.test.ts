import { describe, expect } from 'vitest';
import { readers, sayIn } from '../support/browser';
import { test } from '../support/e2e';

describe.for(readers)('what a form shows can be saved as it is: %s %s', ([locale, size]) => {
  const say = sayIn(locale);

  test('the problem that comes with the site', async ({ root, visitAs }) => {
    const before = await root.problemEditor.read({ pid: 1 });
    const { page } = await visitAs('root', { locale, size });
    await page.goto('/admin/problem/edit/1');
    await page.getByLabel(say('题号', 'Display ID')).waitFor();
    await page.getByRole('button', { name: say('保存', 'Save'), exact: true }).click();
    await page.getByText(say('更新成功', 'Update Successfully')).first().waitFor();
    const { gmtModified, modifiedUser, ...kept } = await root.problemEditor.read({ pid: 1 });
    expect(gmtModified.getTime()).toBeGreaterThan(before.gmtModified.getTime());
    expect(modifiedUser).toBe('root');
    expect(before).toMatchObject(kept);
  });

  test('a new training where there is one category', async ({ root, visitAs }) => {
    const title = `Rivers ${locale}`;
    const { page } = await visitAs('root', { locale, size });
    await page.goto('/admin/training/create');
    await page.getByRole('textbox', { name: say('标题', 'Title') }).fill(title);
    await page.getByRole('textbox', { name: say('简介', 'Description') }).fill('From the spring to the sea.');
    await page.getByRole('button', { name: say('保存', 'Save'), exact: true }).click();
    await page.getByText(say('创建成功', 'Create Successfully')).first().waitFor();
    const { records } = await root.trainingEditor.list({ keyword: title });
    expect(records).toHaveLength(1);
  });
});
