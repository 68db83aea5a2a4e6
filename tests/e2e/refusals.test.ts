import { expect } from 'vitest';
import { enter } from '../support/browser';
import { contestDraft, moments } from '../support/contests';
import { test } from '../support/e2e';
import { asNewUser, PASSWORD, type Product } from '../support/product';

const SUPER_ADMIN = 1000;
const ADMIN = 1001;

const become = (product: Product, username: string, role: number) =>
  product.database().execute(`update users set role = ${role} where username = '${username}'`);

test('UIX-041, UIX-045: a call of the back office that is refused leads to its door, and says so once', async ({ product, visitAs }) => {
  await asNewUser(product, 'reader', SUPER_ADMIN);
  const { page } = await visitAs('reader');
  const notices = page.getByRole('region', { name: /^Notifications/ }).getByRole('listitem');
  await page.goto('/admin/user');
  await page.getByRole('heading', { level: 1, name: 'Users' }).waitFor();
  // The first list is here: no call of the page is under way that would be refused before the one below.
  await page.getByRole('row').filter({ hasText: 'reader' }).waitFor();
  await become(product, 'reader', ADMIN);
  await page.getByRole('textbox', { name: 'Name, nickname or email' }).fill('nobody');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/dashboard');
  await notices.filter({ hasText: 'Error' }).getByText('You have no permission for this').waitFor();
  expect(await notices.count()).toBe(1);
});

test('UIX-045: what is not saved yet is not taken away by a refusal', async ({ product, visitAs }) => {
  await asNewUser(product, 'writer', SUPER_ADMIN);
  const { page } = await visitAs('writer');
  await page.goto('/admin/conf');
  const name = page.getByRole('textbox', { name: /^Short name/ });
  await name.fill('Half written');
  await become(product, 'writer', ADMIN);
  await page.getByRole('button', { name: 'Save' }).first().click();
  await page.getByText('You have no permission for this').first().waitFor();
  await page.getByRole('link', { name: 'Users' }).waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/admin/conf');
  expect(await name.inputValue()).toBe('Half written');
});

test('a session that has ended is told once, and a visitor who logs out asks the server nothing', async ({ product, visit }) => {
  const { context, page } = await visit();
  await asNewUser(product, 'leaver');
  const user = await product.as().account.login({ username: 'leaver', password: PASSWORD });
  await enter(context, 'no-such-session', user);
  await page.goto('/setting');
  await page.getByRole('dialog', { name: /^Login/ }).waitFor();
  // The dialog hides what stands beside it from readers.
  const notices = page.getByRole('listitem', { includeHidden: true }).filter({ hasText: /login/ });
  await notices.filter({ hasText: 'Your session has expired' }).waitFor();
  expect(await notices.count()).toBe(1);

  const calls: string[] = [];
  page.on('request', request => calls.push(new URL(request.url()).pathname));
  await page.goto('/logout');
  await page.waitForURL('**/home');
  expect(calls.filter(path => path.endsWith('/logout'))).toEqual(['/logout']);
});

test('CON-005, CON-055: the pages of a contest say why they are closed, and ask for the password, before any call was refused', async ({
  product,
  root,
  visitAs,
}) => {
  const { id: early } = await root.contestEditor.add(contestDraft(moments.scheduled));
  const { id: closed } = await root.contestEditor.add(contestDraft(moments.running, { auth: 1, pwd: 'orchard' }));
  await asNewUser(product, 'competitor');
  const { page } = await visitAs('competitor');
  await page.goto(`/contest/${early}`);
  await page.getByText('The contest has not started yet').waitFor();
  await page.goto(`/contest/${closed}/rank`);
  await page.getByText('Please enter the contest first').waitFor();
  await page.getByRole('link', { name: 'To the overview' }).click();
  await page.getByLabel('Contest password').press('Enter');
  await page.getByText('Enter the contest password').waitFor();
});

test('without a network a call fails at once and says so, and what was typed stays; with it, the same press goes through', async ({
  product,
  visit,
}) => {
  const { context, page } = await visit();
  await asNewUser(product, 'traveller');
  await page.goto('/home');
  await page.getByRole('button', { name: 'Login', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: /^Login/ });
  await dialog.getByLabel('Username').fill('traveller');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await context.setOffline(true);
  await page.keyboard.press('Enter');
  await dialog.getByText('Network error, abnormal link with server').waitFor();
  await context.setOffline(false);
  await page.keyboard.press('Enter');
  await page.getByText('Welcome back').first().waitFor();
});
