import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, launchBrowser, readers, sayIn, visit } from '../support/browser';
import { type Api, asRoot, type Product, ROOT_PASSWORD, startProduct } from '../support/product';

let product: Product;
let browser: Browser;
let root: Api;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } }), launchBrowser()]);
  root = await asRoot(product);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

describe.each(readers)('what a form shows can be saved as it is: %s %s', (locale, size) => {
  const say = sayIn(locale);
  async function open(address: string) {
    const user = await root.account.login({ username: 'root', password: ROOT_PASSWORD });
    const { context, page } = await visit(browser, product, { locale, size });
    await enter(context, root.token() ?? '', user);
    await page.goto(address);
    return { context, page };
  }

  test('the problem that comes with the site', async () => {
    const before = await root.problemEditor.read({ pid: 1 });
    const { context, page } = await open('/admin/problem/edit/1');
    await page.getByLabel(say('题号', 'Display ID')).waitFor();
    await page.getByRole('button', { name: say('保存', 'Save'), exact: true }).click();
    await page.getByText(say('更新成功', 'Update Successfully')).first().waitFor();
    const { gmtModified: _, modifiedUser: __, ...kept } = await root.problemEditor.read({ pid: 1 });
    expect(before).toMatchObject(kept);
    await context.close();
  });

  test('a new training where there is one category', async () => {
    const title = `Rivers ${locale}`;
    const { context, page } = await open('/admin/training/create');
    await page.getByLabel(say('标题', 'Title')).fill(title);
    await page.getByLabel(say('描述', 'Description')).first().fill('Read from top to bottom.');
    await page.getByRole('button', { name: say('保存', 'Save'), exact: true }).click();
    await page.getByText(say('创建成功', 'Create Successfully')).first().waitFor();
    const { records } = await root.trainingEditor.list({ keyword: title });
    expect(records).toHaveLength(1);
    await context.close();
  });
});
