import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '../support/e2e';

/** Comes from the page of tags to the switches, and changes one of them. */
async function changeSwitch(page: Page) {
  await page.goto('/admin/problem/tag');
  await page.getByRole('link', { name: 'Switches' }).click();
  await page.getByRole('switch', { name: 'Submissions in the problem bank' }).click();
  await page.getByText('1 change is not saved').waitFor();
}

const question = (page: Page) => page.getByRole('alertdialog', { name: 'Leave this page?' });
const pathOf = (page: Page) => new URL(page.url()).pathname;

test('Back asks before unsaved switches are lost, and goes back when its reader agrees', async ({ visitAs }) => {
  const { page } = await visitAs('root');
  await changeSwitch(page);
  await page.goBack();
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await question(page).waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/admin/switch');
  await page.getByText('1 change is not saved').waitFor();

  await page.goBack();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/admin/problem/tag');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('Forward asks, too', async ({ visitAs }) => {
  const { page } = await visitAs('root');
  await changeSwitch(page);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await page.getByRole('link', { name: 'Audit' }).click();
  await page.waitForURL('**/admin/audit');
  await page.goBack();
  await page.getByRole('switch', { name: 'Submissions in the problem bank' }).click();
  await page.goForward();
  await question(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/admin/audit');
});
