import { Status } from '@oj/contract';
import type { Page } from 'playwright';
import { expect } from 'vitest';
import { visit } from '../support/browser';
import { test } from '../support/e2e';
import { until } from '../support/until';

const DIGITS = '0123456789';
/** 100 characters each. Brackets and quotes are closed by the editor and typed over, so that the text comes out as typed. */
const texts = {
  digits: DIGITS.repeat(10),
  code: '#include <iostream> int main() { int a, b; std::cin >> a >> b; std::cout << a+b; if (a) { a = b; } }',
};
/** Each quarter of a text at another pace or on another processor. */
const QUARTER = 25;
const quarters = [
  { slowdown: 6, keyMs: 30 },
  { slowdown: 4, keyMs: 100 },
  { slowdown: 4, keyMs: 30 },
  { slowdown: 6, keyMs: 100 },
];

let page: Page;
test.beforeAll(async ({ browser, product }) => {
  ({ page } = await visit(browser, product));
  await page.goto('/problem/P1000');
  await page.locator('.monaco-editor .view-line').first().waitFor();
});
test.afterAll(() => page?.context().close());

/** Sets how many times slower than this one the processor of a page is. */
async function slowDown(page: Page, rate: number) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

/** What the page itself holds, which it hands in and keeps as a draft. */
const draft = () =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find(each => each.startsWith('oj.draft.')) ?? '';
    const { codes } = JSON.parse(localStorage.getItem(key) ?? '{}') as { codes?: Record<string, string> };
    return Object.values(codes ?? {})[0];
  });
/** What the editor shows. Monaco draws blanks as no-break spaces. */
const shownIn = async (page: Page) => (await page.locator('.monaco-editor .view-lines').innerText()).replaceAll('\u00A0', ' ');
const shown = () => shownIn(page);

async function empty() {
  await page.locator('.monaco-editor .view-lines').click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await until(async () => (await shown()).trim() === '');
}

test.for(Object.entries(texts))(
  'F20: 100 characters (%s) on processors 6 and 4 times slower, a key every 30 and every 100 ms: none is lost or mixed',
  async ([, text]) => {
    expect(text).toHaveLength(QUARTER * quarters.length);
    await empty();
    for (const [place, { slowdown, keyMs }] of quarters.entries()) {
      await slowDown(page, slowdown);
      await page.keyboard.type(text.slice(QUARTER * place, QUARTER * (place + 1)), { delay: keyMs });
    }
    await slowDown(page, 1);
    await until(async () => (await shown()) === text);
    await until(async () => (await draft()) === text);
  },
);

test('F20: what is typed before the scripts have come stays, in order, with the focus; and the statement stays where it was', async ({
  product,
  visit,
}) => {
  const { page: newcomer } = await visit();
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

/** Goes to a problem, with everything selected in the editor. */
async function openEditor(page: Page) {
  await page.goto('/problem/P1000');
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await page.locator('.monaco-editor .view-lines').click();
  await page.keyboard.press('Control+A');
}

test('F20: what is typed while verdicts arrive is there, in order', async ({ hand, visitAs }) => {
  const { page, api } = await visitAs('root');
  await openEditor(page);
  await hand.drain();
  const ownSubmission = page.waitForResponse(/submit-problem-judge/);
  await page.keyboard.insertText('by the page');
  await page.keyboard.press('Control+Enter');
  await ownSubmission;
  for (const code of ['at once', 'and again']) await api.submission.submit({ pid: 'P1000', language: 'C++ 17', code });
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await slowDown(page, 6);
  let typed = '';
  const type = async () => {
    await page.keyboard.type(DIGITS, { delay: 30 });
    typed += DIGITS;
  };
  const own = page.getByRole('region', { name: 'Verdict' }).getByText('WA', { exact: true }).first();
  await Promise.all([type(), hand.judgeNext(Status.wrongAnswer)]);
  while (!(await own.isVisible())) await type();
  for (const status of [Status.timeLimitExceeded, Status.accepted]) await Promise.all([type(), hand.judgeNext(status)]);
  await type();
  await slowDown(page, 1);
  await until(async () => (await shownIn(page)) === typed);
});

test('F20: what was typed right before Ctrl+Enter is handed in', async ({ visitAs }) => {
  const { page } = await visitAs('root');
  await openEditor(page);
  await slowDown(page, 6);
  const sent = page.waitForRequest(request => request.url().endsWith('/submit-problem-judge'));
  await Promise.all([page.keyboard.insertText('the last word'), page.keyboard.press('Control+Enter')]);
  expect((await sent).postDataJSON()).toMatchObject({ code: 'the last word' });
});

/** Opens a problem, whose Monaco does not come before `send` is called. */
async function withoutMonaco(page: Page) {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(/MonacoEditor.*\.js/, route => sent.then(() => route.continue()));
  await page.goto('/problem/P1000');
  const box = page.getByRole('textbox', { name: /^Code editor/ });
  await box.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  return send;
}

test('what is typed on a processor 6 times slower, a key every 30 ms, while the plain box becomes Monaco: every character in order', async ({
  visit,
}) => {
  const { page } = await visit();
  const send = await withoutMonaco(page);
  await slowDown(page, 6);
  await page.keyboard.type(DIGITS, { delay: 30 });
  send();
  // Types until Monaco has taken over, and some more.
  let typed = DIGITS;
  while (await page.locator('textarea[data-stands-in]').count()) {
    await page.keyboard.type(DIGITS, { delay: 30 });
    typed += DIGITS;
  }
  await page.keyboard.type('the end', { delay: 30 });
  await slowDown(page, 1);
  await until(async () => (await shownIn(page)) === `${typed}the end`);
});

test('Monaco waits while a character is composed in the plain box, and takes selection and scroll over', async ({ visit }) => {
  const { context, page } = await visit();
  const send = await withoutMonaco(page);
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
});
