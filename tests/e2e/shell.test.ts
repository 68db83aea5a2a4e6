import type { Page } from 'playwright';
import { expect } from 'vitest';
import { test } from '../support/e2e';
import { until } from '../support/until';

/** Where a part of the page of help begins that a link has led to. */
const BELOW_BAR_PX = 72;

/** Observers of sizes have spoken then. */
const nextFrames = (page: Page) =>
  page.evaluate(() => new Promise<void>(resolve => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

test('F9 (SEC-019): who is not logged in is told so at /logout', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/logout');
  await page.getByText('You are not logged in').waitFor();
  await page.waitForURL('**/home');
});

test('F9: the first problem of the footer is one that the reader may open', async ({ product, root, visit }) => {
  const [first] = (await root.problem.list({ limit: 1 })).records;
  await root.problemEditor.changeAuth({ id: first?.pid ?? 0, auth: 2 });
  const next = (await product.as().problem.list({ limit: 1 })).records[0]?.problemId;
  const { page } = await visit();
  await page.goto('/rank');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Start with a problem' });
  await link.scrollIntoViewIfNeeded();
  await until(async () => (await link.getAttribute('href')) === `/problem/${next}`);
  await root.problemEditor.changeAuth({ id: first?.pid ?? 0, auth: 1 });
});

test('F9 (ADM-034): settings can be emptied, and the project stands in the footer while it has a name and an address', async ({
  root,
  visit,
}) => {
  await root.settings.setWeb({ projectName: 'Ink Judge', projectUrl: 'https://project.example/' });
  const { page } = await visit();
  await page.goto('/help');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Ink Judge' });
  expect(await link.getAttribute('href')).toBe('https://project.example/');
  await root.settings.setWeb({ projectName: '', name: '' });
  await page.reload();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).waitFor();
  await link.waitFor({ state: 'detached' });
  expect((await root.settings.web()).name).not.toBe('');
});

test('F9: an address of the back office that is not there yet says so', async ({ visitAs }) => {
  const { page } = await visitAs('root');
  await page.goto('/admin/no-such-page');
  await page.getByText('The back office has no such page yet: /admin/no-such-page').waitFor();
});

test('F9: one user is added by hand, and hears what is wrong with a name', async ({ product, visitAs }) => {
  const { page } = await visitAs('root');
  await page.goto('/admin/user');
  await page.getByRole('button', { name: 'Add a user' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a user' });
  await dialog.getByLabel('Username').fill('root');
  await dialog.getByRole('textbox', { name: 'Password' }).fill('correct horse');
  await dialog.getByRole('button', { name: 'Add a user' }).click();
  await dialog.getByText('Taken already').waitFor();
  await dialog.getByLabel('Username').fill('byhand');
  await dialog.getByRole('button', { name: 'Add a user' }).click();
  await page.getByText('byhand is added').waitFor();
  await product.as().account.login({ username: 'byhand', password: 'correct horse' });
});

test('a link within a page leads to its part, again and again, and Back and Forward return to where its reader was', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/help');
  const compilers = page.locator('#compilers');
  await compilers.getByRole('row').nth(5).waitFor();
  const top = () => page.evaluate(() => scrollY);
  const isThere = async () => Math.abs((await compilers.evaluate(part => part.getBoundingClientRect().top)) - BELOW_BAR_PX) < 2;
  const link = page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Compilers' });
  await link.click();
  await until(isThere);
  await nextFrames(page);
  expect(await isThere()).toBe(true);

  await page.goBack();
  await until(async () => (await top()) === 0);
  await page.goForward();
  await until(isThere);
  await page.mouse.wheel(0, -300);
  await until(async () => !(await isThere()));
  await link.evaluate((element: HTMLElement) => element.click());
  await until(isThere);
  await nextFrames(page);
  expect(await isThere()).toBe(true);
});
