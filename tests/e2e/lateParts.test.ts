import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Visited } from '../support/browser';
import { testWithJudge as test } from '../support/e2e';
import { asNewUser, PASSWORD } from '../support/product';

test.beforeAll(async ({ product }) => void (await asNewUser(product, 'hasty')));

/** Opens a page of a reader to whom a part of the product is slow to come. */
async function slowly({ page }: Visited, address: string, part: RegExp) {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(part, route => sent.then(() => route.continue()));
  await page.goto(address);
  return { page, send };
}

test('what is typed into the settings before their rules have come is kept and checked', async ({ visitAs }) => {
  const { page, send } = await slowly(await visitAs('hasty'), '/setting', /formRules/);
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Old password').fill(PASSWORD);
  await form.getByLabel('New password', { exact: true }).fill('short');
  await page.keyboard.press('Enter');
  await form.getByLabel('Password again').pressSequentially('shor');
  send();
  await form.getByText('The password needs 6 to 20 characters').waitFor();
  expect(await form.getByLabel('Old password').inputValue()).toBe(PASSWORD);
  expect(await form.getByLabel('Password again').inputValue()).toBe('shor');
  expect(await form.getByLabel('New password', { exact: true }).evaluate(field => field === document.activeElement)).toBe(true);
});

const handedIn = (page: Page) => page.waitForRequest(request => request.url().endsWith('/submit-problem-judge'));

test.for(['wide', 'phone'] as const)('Ctrl+Enter before the editor has come hands in what it will show, %s', async (size, { visitAs }) => {
  const { page, send } = await slowly(await visitAs('hasty', { size }), '/problem/P1000', /EditorPane/);
  await page.getByRole('tab', { name: size === 'phone' ? 'Statement' : 'Description', disabled: false }).waitFor();
  const request = handedIn(page);
  await page.keyboard.press('Control+Enter');
  send();
  expect((await request).postDataJSON()).toMatchObject({ pid: 'P1000', code: expect.stringContaining('int main') });
});

test('what was handed in before the editor had come is not handed in again when the window becomes narrow', async ({ visitAs }) => {
  const { page, send } = await slowly(await visitAs('hasty'), '/problem/P1000', /EditorPane/);
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
});

test('on a phone the editor comes with its tab, and stays as it is', async ({ visitAs }) => {
  const { page, send } = await slowly(await visitAs('hasty', { size: 'phone' }), '/problem/P1000', /EditorPane/);
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
});

test('a verdict that is there before the console is told there, not in a message besides', async ({ visitAs }) => {
  const { page, send } = await slowly(await visitAs('hasty'), '/problem/P1000', /ResultConsole/);
  await page.getByRole('tab', { name: 'Description', disabled: false }).waitFor();
  await page.keyboard.press('Control+Enter');
  await page.waitForFunction(() => /"isAwaited":false/.test(sessionStorage.getItem('oj.sent') ?? ''));
  send();
  await page.getByRole('grid').or(page.getByRole('listbox')).first().waitFor();
  expect(await page.getByRole('button', { name: 'Back to the problem' }).count()).toBe(0);
});
