import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, launchBrowser, visit } from '../support/browser';
import { type Product, ROOT_PASSWORD, startProduct } from '../support/product';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } }), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

/** Root comes from the page of tags to the switches, and changes one of them. */
async function changeSwitch() {
  const api = product.as();
  const account = await api.account.login({ username: 'root', password: ROOT_PASSWORD });
  const { context, page } = await visit(browser, product);
  await enter(context, api.token() ?? '', account);
  await page.goto('/admin/problem/tag');
  await page.getByRole('link', { name: 'Switches' }).click();
  await page.getByRole('switch', { name: 'Submissions in the problem bank' }).click();
  await page.getByText('1 change is not saved').waitFor();
  return { context, page };
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('Back asks before unsaved switches are lost, and goes back when its reader agrees', async () => {
  const { context, page } = await changeSwitch();
  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/admin/switch');
  await page.getByText('1 change is not saved').waitFor();

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/admin/problem/tag');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});

test('Forward asks, too', async () => {
  const { context, page } = await changeSwitch();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.waitForURL('**/admin/audit');
  await page.goBack();
  await page.getByRole('switch', { name: 'Submissions in the problem bank' }).click();
  await page.goForward();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/admin/audit');
  await context.close();
});
