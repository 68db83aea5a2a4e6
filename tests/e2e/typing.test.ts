import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, launchBrowser, visit } from '../support/browser';
import { type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { until } from '../support/until';

/** 100 characters each. Brackets and quotes are closed by the editor and typed over, so that the text comes out as typed. */
const texts = {
  digits: '0123456789'.repeat(10),
  code: '#include <iostream> int main() { int a, b; std::cin >> a >> b; std::cout << a+b; if (a) { a = b; } }',
};
const typings = Object.values(texts).flatMap(text => [1, 4, 6].flatMap(slowdown => [30, 100].map(keyMs => ({ text, slowdown, keyMs }))));

let product: Product;
let browser: Browser;

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

/** A page of its own with the editor of a problem, emptied. */
async function openEditor() {
  const { context, page } = await visit(browser, product);
  await page.goto('/problem/P1000');
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await page.locator('.monaco-editor .view-lines').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await until(async () => (await shown(page)).trim() === '');
  const devtools = await context.newCDPSession(page);
  const slowDown = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  return { page, slowDown, [Symbol.asyncDispose]: () => context.close() };
}

/** What the page itself holds, which it hands in and keeps as a draft. */
const draft = (page: Page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find(each => each.startsWith('oj.draft.')) ?? '';
    const { codes } = JSON.parse(localStorage.getItem(key) ?? '{}') as { codes?: Record<string, string> };
    return Object.values(codes ?? {})[0];
  });
/** What the editor shows. Monaco draws blanks as no-break spaces. */
const shown = async (page: Page) => (await page.locator('.monaco-editor .view-lines').innerText()).replaceAll('\u00A0', ' ');

// Side by side: most of the time passes between two keys.
describe.concurrent('F20: typing 100 characters', () => {
  test.each(typings)('$text on a processor $slowdown times slower, a key every $keyMs ms', async ({ text, slowdown, keyMs }) => {
    await using editor = await openEditor();
    const { page, slowDown } = editor;
    expect(text).toHaveLength(100);
    await slowDown(slowdown);
    await page.keyboard.type(text, { delay: keyMs });
    await slowDown(1);
    await until(async () => (await shown(page)) === text);
    await until(async () => (await draft(page)) === text);
  });
});

test('F20: words that stand in the code are offered while one types, and Tab takes one', async () => {
  await using editor = await openEditor();
  const { page } = editor;
  await page.keyboard.type('int answerOfTheDay; answ', { delay: 30 });
  await page.locator('.suggest-widget.visible').getByText('answerOfTheDay').waitFor();
  await page.keyboard.press('Tab');
  await until(async () => (await shown(page)) === 'int answerOfTheDay; answerOfTheDay');
});

test('F20: what was typed right before Ctrl+Enter is handed in', async () => {
  const root = product.as();
  const account = await root.account.login({ username: 'root', password: ROOT_PASSWORD });
  const { context, page } = await visit(browser, product);
  await enter(context, root.token() ?? '', account);
  await page.goto('/problem/P1000');
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await page.locator('.monaco-editor .view-lines').click();
  await page.keyboard.press('Control+A');
  const slow = await context.newCDPSession(page);
  await slow.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  const sent = page.waitForRequest(request => request.url().endsWith('/submit-problem-judge'));
  await Promise.all([page.keyboard.insertText('the last word'), page.keyboard.press('Control+Enter')]);
  expect((await sent).postDataJSON()).toMatchObject({ code: 'the last word' });
  await context.close();
});
