import { Status } from '@oj/contract';
import type { Browser, CDPSession, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { judgeByHand } from '../support/byHand';
import { enter, launchBrowser, visit } from '../support/browser';
import { type Product, ROOT_PASSWORD, startProduct } from '../support/product';
import { until } from '../support/until';

/** 100 characters each. Brackets and quotes are closed by the editor and typed over, so that the text comes out as typed. */
const texts = {
  digits: '0123456789'.repeat(10),
  code: '#include <iostream> int main() { int a, b; std::cin >> a >> b; std::cout << a+b; if (a) { a = b; } }',
};
/** Each text at both paces, each pace on both processors. */
const typings = [
  { text: texts.digits, slowdown: 6, keyMs: 30 },
  { text: texts.digits, slowdown: 4, keyMs: 100 },
  { text: texts.code, slowdown: 4, keyMs: 30 },
  { text: texts.code, slowdown: 6, keyMs: 100 },
];

let product: Product;
let browser: Browser;
let page: Page;
let devtools: CDPSession;
const { drain, judgeNext } = judgeByHand(() => product);

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

test('F20: what is typed before the scripts have come stays, in order, with the focus; and the statement stays where it was', async () => {
  const { page: newcomer, context } = await visit(browser, product);
  const headers = { 'accept-language': 'en-US' };
  await until(async () => (await (await fetch(`${product.url}/problem/P1000`, { headers })).text()).includes('id="early"'));
  const scripts = Promise.withResolvers<void>();
  await newcomer.route(/\/assets\/index-[^/]*\.js$/, async route => {
    await scripts.promise;
    await route.continue();
  });
  await newcomer.goto('/problem/P1000', { waitUntil: 'commit' });
  const heading = newcomer.getByRole('heading', { level: 1 });
  await heading.waitFor();
  const before = await heading.boundingBox();
  await newcomer.getByRole('textbox', { name: 'Code' }).fill('');
  await newcomer.keyboard.type(texts.digits.slice(0, 50), { delay: 10 });
  scripts.resolve();
  await newcomer.keyboard.type(texts.digits.slice(50), { delay: 30 });
  await until(async () => (await newcomer.locator('.monaco-editor .view-lines').innerText()) === texts.digits);
  expect((await heading.boundingBox())?.y).toBe(before?.y);
  await newcomer.keyboard.press('ArrowLeft');
  await newcomer.keyboard.type('x');
  await until(async () => (await newcomer.locator('.monaco-editor .view-lines').innerText()).endsWith('8x9'));
  await context.close();
});

test('F20: words that stand in the code are offered while one types, and Tab takes one', async () => {
  await empty();
  await page.keyboard.type('int answerOfTheDay; ans', { delay: 30 });
  // Words come from a worker: while that starts, a key is answered without them, the next one with them.
  await until(async () => {
    await page.keyboard.type('w');
    const offered = page.locator('.suggest-widget.visible').getByText('answerOfTheDay');
    const isOffered = await offered.waitFor({ timeout: 2_000 }).then(
      () => true,
      () => false,
    );
    if (!isOffered) await page.keyboard.press('Backspace');
    return isOffered;
  });
  await page.keyboard.press('Tab');
  await until(async () => (await shown()) === 'int answerOfTheDay; answerOfTheDay');
});

/** The page of who may hand in, on a slow processor, with everything selected in the editor. */
async function slowWriter() {
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
  return { context, page, api: root };
}

test('F20: what is typed while verdicts arrive is there, in order', async () => {
  const { context, page, api } = await slowWriter();
  await drain();
  const ownSubmission = page.waitForResponse(/submit-problem-judge/);
  await page.keyboard.insertText('by the page');
  await page.keyboard.press('Control+Enter');
  await ownSubmission;
  for (const code of ['at once', 'and again']) await api.submission.submit({ pid: 'P1000', language: 'C++ 17', code });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  const typing = page.keyboard.type(texts.digits, { delay: 30 });
  for (const status of [Status.wrongAnswer, Status.timeLimitExceeded, Status.accepted]) await judgeNext(status);
  await typing;
  await until(async () => (await shownIn(page)) === texts.digits);
  await context.close();
});

test('F20: what was typed right before Ctrl+Enter is handed in', async () => {
  const { context, page } = await slowWriter();
  const sent = page.waitForRequest(request => request.url().endsWith('/submit-problem-judge'));
  await Promise.all([page.keyboard.insertText('the last word'), page.keyboard.press('Control+Enter')]);
  expect((await sent).postDataJSON()).toMatchObject({ code: 'the last word' });
  await context.close();
});

/** A page whose Monaco does not come before `send` is called. */
async function withoutMonaco() {
  const { context, page } = await visit(browser, product);
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(/MonacoEditor.*\.js/, route => sent.then(() => route.continue()));
  await page.goto('/problem/P1000');
  const box = page.getByRole('textbox', { name: /^Code editor/ });
  await box.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  return { context, page, send };
}
const shownIn = async (page: Page) => (await page.locator('.monaco-editor .view-lines').innerText()).replaceAll('\u00A0', ' ');

test.each([[6, 30]])(
  'what is typed on a processor %i times slower, a key every %i ms, while the plain box becomes Monaco: every character in order',
  async (rate, delay) => {
    const { context, page, send } = await withoutMonaco();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    await page.keyboard.type('0123456789', { delay });
    send();
    // Until it has taken over, and some more.
    let typed = '0123456789';
    while (await page.locator('textarea[data-stands-in]').count()) {
      await page.keyboard.type('0123456789', { delay });
      typed += '0123456789';
    }
    await page.keyboard.type('the end', { delay });
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await until(async () => (await shownIn(page)) === `${typed}the end`);
    await context.close();
  },
);

test('Monaco waits while a character is composed in the plain box, and takes selection and scroll over', async () => {
  const { context, page, send } = await withoutMonaco();
  const devtools = await context.newCDPSession(page);
  await page.keyboard.insertText(`first\n${'line\n'.repeat(80)}last `);
  await devtools.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
  send();
  await page.locator('.monaco-editor .view-line').first().waitFor({ state: 'attached' });
  expect(await page.locator('textarea[data-stands-in]').inputValue()).toMatch(/last ni$/);
  await devtools.send('Input.insertText', { text: '你' });
  await page.locator('textarea[data-stands-in]').waitFor({ state: 'detached' });
  await page.keyboard.type('好');
  await until(async () => (await shownIn(page)).endsWith('last 你好'));
  await context.close();
});
