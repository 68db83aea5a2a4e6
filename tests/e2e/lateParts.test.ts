import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, launchBrowser, type Size, visit } from '../support/browser';
import { asNewUser, type Product, startProduct } from '../support/product';

let product: Product;
let browser: Browser;
let entered: [token: string, user: object];
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  const api = await asNewUser(product, 'hasty');
  const user = await api.account.login({ username: 'hasty', password: 'correct horse' });
  entered = [api.token() ?? '', user];
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

/** The page of a user to whom a part of the product is slow to come. */
async function slowly(address: string, part: RegExp, size?: Size) {
  const { context, page } = await visit(browser, product, { ...(size && { size }) });
  await enter(context, ...entered);
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(part, route => sent.then(() => route.continue()));
  await page.goto(address);
  return { context, page, send };
}

test('what is typed into the settings before their rules have come is kept and checked', async () => {
  const { context, page, send } = await slowly('/setting', /formRules/);
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Old password').fill('correct horse');
  await form.getByLabel('New password', { exact: true }).fill('short');
  await page.keyboard.press('Enter');
  await form.getByLabel('Password again').pressSequentially('shor');
  send();
  await form.getByText('The password needs 6 to 20 characters').waitFor();
  expect(await form.getByLabel('Old password').inputValue()).toBe('correct horse');
  expect(await form.getByLabel('Password again').inputValue()).toBe('shor');
  expect(await form.getByLabel('New password', { exact: true }).evaluate(field => field === document.activeElement)).toBe(true);
  await context.close();
});

const handedIn = (page: Page) => page.waitForRequest(request => request.url().endsWith('/submit-problem-judge'));

test.each(['wide', 'phone'] as const)('Ctrl+Enter before the editor has come hands in what it will show, %s', async size => {
  const { context, page, send } = await slowly('/problem/P1000', /EditorPane/, size);
  await page.getByRole('tab', { name: size === 'phone' ? 'Statement' : 'Description', disabled: false }).waitFor();
  const request = handedIn(page);
  await page.keyboard.press('Control+Enter');
  send();
  expect((await request).postDataJSON()).toMatchObject({ pid: 'P1000', code: expect.stringContaining('int main') });
  await context.close();
});

test('what was handed in before the editor had come is not handed in again when the window becomes narrow', async () => {
  const { context, page, send } = await slowly('/problem/P1000', /EditorPane/);
  const sent: string[] = [];
  page.on('request', request => void (request.url().endsWith('/submit-problem-judge') && sent.push(request.url())));
  await page.getByRole('tab', { name: 'Description', disabled: false }).waitFor();
  const handed = page.waitForResponse(response => response.url().endsWith('/submit-problem-judge'));
  await page.keyboard.press('Control+Enter');
  send();
  await (await handed).finished();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('tab', { name: 'Code' }).click();
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  expect(sent).toHaveLength(1);
  await context.close();
});

test('on a phone the editor comes with its tab, and stays as it is', async () => {
  const { context, page, send } = await slowly('/problem/P1000', /EditorPane/, 'phone');
  const asked = page.waitForRequest(/EditorPane/);
  await page.getByRole('tab', { name: 'Code' }).tap();
  await asked;
  const box = page.getByRole('textbox', { name: 'Code' });
  expect(await box.inputValue()).toContain('int main');
  await box.fill('typed before the tools were there');
  send();
  await page.getByRole('button', { name: 'Submit' }).waitFor();
  expect(await box.inputValue()).toBe('typed before the tools were there');
  const editor = await box.elementHandle();
  await page.getByRole('tab', { name: 'Statement' }).tap();
  await page.getByRole('tab', { name: 'Code' }).tap();
  // Throws when it is another one by now.
  await editor?.waitForElementState('visible');
  expect(editor).not.toBeNull();
  await context.close();
});

test('a verdict that is there before the console is told there, not in a message besides', async () => {
  const { context, page, send } = await slowly('/problem/P1000', /ResultConsole/);
  await page.getByRole('tab', { name: 'Description', disabled: false }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.waitForFunction(() => /"isAwaited":false/.test(sessionStorage.getItem('oj.sent') ?? ''));
  send();
  await page.getByRole('grid').or(page.getByRole('listbox')).first().waitFor();
  expect(await page.getByRole('button', { name: 'Back to the problem' }).count()).toBe(0);
  await context.close();
});
