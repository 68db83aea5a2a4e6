import type { Browser, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
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
let page: Page;
let devtools: CDPSession;

beforeAll(async () => {
  product = await startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } });
  browser = await launchBrowser();
  ({ page } = await visit(browser, product));
  devtools = await page.context().newCDPSession(page);
  await page.goto('/problem/P1000');
  await page.locator('.monaco-editor .view-line').first().waitFor();
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

/** What the page itself holds, which it hands in and keeps as a draft. */
const draft = () =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find(each => each.startsWith('oj.draft.')) ?? '';
    const { codes } = JSON.parse(localStorage.getItem(key) ?? '{}') as { codes?: Record<string, string> };
    return Object.values(codes ?? {})[0];
  });
/** What the editor shows. Monaco draws blanks as no-break spaces. */
const shown = async () => (await page.locator('.monaco-editor .view-lines').innerText()).replaceAll('\u00A0', ' ');

async function empty() {
  await page.locator('.monaco-editor .view-lines').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await until(async () => (await shown()).trim() === '');
}

test.each(typings)(
  'F20: 100 characters on a processor $slowdown times slower, a key every $keyMs ms: none is lost or mixed',
  async ({ text, slowdown, keyMs }) => {
    expect(text).toHaveLength(100);
    await empty();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.keyboard.type(text, { delay: keyMs });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await until(async () => (await shown()) === text);
    await until(async () => (await draft()) === text);
  },
);

test('F20: words that stand in the code are offered while one types, and Tab takes one', async () => {
  await empty();
  await page.keyboard.type('int answerOfTheDay; answ', { delay: 30 });
  await page.locator('.suggest-widget.visible').getByText('answerOfTheDay').waitFor();
  await page.keyboard.press('Tab');
  await until(async () => (await shown()) === 'int answerOfTheDay; answerOfTheDay');
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
