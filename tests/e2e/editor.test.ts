import type { Page } from 'playwright';
import { expect } from 'vitest';
import { loginThrough, writeCode } from '../support/browser';
import { test } from '../support/e2e';
import { asNewUser, PASSWORD } from '../support/product';
import { until } from '../support/until';

test.beforeAll(async ({ product }) => {
  for (const name of ['ann', 'ben']) await asNewUser(product, name);
});

/** What the editor shows. Monaco draws blanks as no-break spaces. */
const shown = async (page: Page) => (await page.locator('.monaco-editor .view-lines').innerText()).replaceAll('\u00A0', ' ');
/** An editor draws its text a frame later than it has it. */
const untilShown = (page: Page, text: string) => until(async () => (await shown(page)).includes(text));
const login = async (page: Page, name: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).click();
  await loginThrough(page, name, PASSWORD);
  await page.getByRole('banner').getByRole('button', { name }).waitFor();
};

const logout = async (page: Page) => {
  await page.goto('/logout');
  await page.getByRole('banner').getByRole('button', { name: 'Login', exact: true }).waitFor();
};

test('F5: an untouched editor holds a skeleton that solves nothing', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/problem/P1000');
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await untilShown(page, 'int main()');
  expect(await shown(page)).not.toContain('cin');
});

test.for(['wide', 'phone'] as const)('the first language has colours, on the ground of the page: %s', async (size, { visit }) => {
  const { page } = await visit({ size, theme: 'dark' });
  await page.goto('/problem/P1000');
  if (size === 'phone') await page.getByRole('tab', { name: 'Code' }).click();
  const code = page.locator('main').locator(size === 'phone' ? '[data-plain] [data-line]' : '.monaco-editor .view-line');
  await code.first().waitFor();
  const colours = () => code.locator('span').evaluateAll(tokens => new Set(tokens.map(token => getComputedStyle(token).color)).size);
  await until(async () => (await colours()) > 1);
  const editor = page.locator(size === 'phone' ? '[data-plain] > div' : '.monaco-editor').first();
  const [ground, surface] = await editor.evaluate(element => {
    const { backgroundColor } = getComputedStyle(element);
    document.body.style.backgroundColor = 'var(--oj-surface)';
    return [backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(ground).toBe(surface);
});

test.for([
  ['on a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15'],
  ['elsewhere', undefined],
] as const)('Ctrl+M lets Tab leave the editor, and keeps it in again: %s', async ([, userAgent], { visit }) => {
  const { page } = await visit({ userAgent });
  await page.goto('/problem/P1000');
  await page.locator('.monaco-editor .view-lines').click();
  const isIn = () => page.evaluate(() => !!document.activeElement?.closest('.monaco-editor'));
  await until(isIn);
  await page.keyboard.press('Tab');
  expect(await isIn()).toBe(true);
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await until(async () => !(await isIn()));
});

test('F5: a draft is offered to its owner alone, and what a visitor wrote goes with them when they log in', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/problem/P1000');
  await writeCode(page, 'of a visitor');
  await login(page, 'ann');
  await untilShown(page, 'of a visitor');
  await writeCode(page, 'written by ann');
  await logout(page);
  await page.goto('/problem/P1000');
  await untilShown(page, 'int main()');
  await login(page, 'ben');
  await page.reload();
  await untilShown(page, 'int main()');
  expect(await shown(page)).not.toMatch(/ann|visitor/);
  await logout(page);
  await page.goto('/problem/P1000');
  await login(page, 'ann');
  await untilShown(page, 'written by ann');
});

test('two tabs on one problem: the newest draft is in both, with a notice, and the other is among the earlier ones', async ({ visit }) => {
  const { context, page: first } = await visit();
  await first.goto('/problem/P1001');
  await first.locator('.monaco-editor .view-line').first().waitFor();
  const second = await context.newPage();
  await second.goto('/problem/P1001');
  await writeCode(second, 'written in the second');
  await second.getByText(/Draft saved/).waitFor();
  await first.getByText('A newer draft from another tab was loaded').waitFor();
  await untilShown(first, 'written in the second');
  await writeCode(first, 'newer, in the first');
  await untilShown(second, 'newer, in the first');
  await second.getByRole('button', { name: 'Draft history' }).click();
  await second.getByRole('dialog', { name: 'Draft history' }).getByText('written in the second').first().waitFor();
});

/** A link of the list, once all of the page is there: what comes late moves the place that is remembered. */
async function wholeList(page: Page) {
  const link = page.locator('main a[href="/problem/P1009"]').first();
  await link.waitFor();
  await page.getByRole('region', { name: 'Latest problems' }).getByRole('link').first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  return link;
}

/** Letters and pictures that come late push what is read, and browsers follow it: the place that counts is the one that was left. */
const noteWhereItIsLeft = (page: Page) =>
  page.addInitScript(() => {
    const note = () => {
      if (location.pathname === '/problem') sessionStorage.setItem('leftAt', String(scrollY));
    };
    for (const leaving of ['click', 'pagehide']) addEventListener(leaving, note, { capture: true });
  });
const isWhereItWasLeft = (page: Page) =>
  page.evaluate(() => scrollY > 100 && Math.abs(scrollY - Number(sessionStorage.getItem('leftAt'))) < 2);

test('Back to a list returns to the place in it', async ({ visitAs }) => {
  const { page } = await visitAs('ann', { size: 'phone' });
  await noteWhereItIsLeft(page);
  await page.goto('/problem');
  const link = await wholeList(page);
  await link.evaluate(row => row.scrollIntoView({ block: 'center' }));
  await page.waitForFunction(() => scrollY > 100);
  await link.click();
  await page.waitForURL('**/problem/P1009');
  await page.getByRole('tab', { name: 'Code' }).waitFor();
  await page.goBack();
  await wholeList(page);
  await until(() => isWhereItWasLeft(page));
});

test('Back from another document, and a reload, return to the place in a list', async ({ visit }) => {
  const { page } = await visit({ size: 'phone' });
  await noteWhereItIsLeft(page);
  await page.goto('/problem');
  await wholeList(page);
  await page.evaluate(() => scrollTo(0, 400));
  await page.waitForFunction(() => scrollY > 300);
  // What the list is made of comes late.
  await page.route('**/api/get-problem-list*', async route => {
    await page.locator('main h1').waitFor();
    await route.continue();
  });
  await page.reload();
  await wholeList(page);
  await until(() => isWhereItWasLeft(page));
  await page.goto('/api/languages');
  await page.goBack();
  await wholeList(page);
  await until(() => isWhereItWasLeft(page));
  await page.unrouteAll({ behavior: 'wait' });
});

test('F5: a picture is refused as code, and the code stays; code in GBK is taken, and that is said', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/problem/P1000');
  await writeCode(page, 'stays here');
  const picture = { name: 'main.png', mimeType: 'image/png', buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]) };
  await page.locator('input[type=file]').setInputFiles(picture);
  await page.getByText('main.png is not a text file and cannot be code').waitFor();
  await untilShown(page, 'stays here');
  const inGbk = { name: 'main.cpp', mimeType: 'text/x-c++src', buffer: Buffer.from([0x2f, 0x2f, 0xc7, 0xf3, 0xba, 0xcd]) };
  await page.locator('input[type=file]').setInputFiles(inGbk);
  await page.getByText('main.cpp is not in UTF-8 and was read as GBK').waitFor();
  await untilShown(page, '//求和');
});

test('F12: who hands in while no judge is at work is told so', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/problem/P1000');
  await login(page, 'ben');
  await writeCode(page, 'int main() {}');
  await page.keyboard.press('Control+Enter');
  const verdict = page.getByRole('region', { name: 'Verdict' });
  await verdict.getByText('No judge is at work now').waitFor();
  await verdict.getByRole('link', { name: /^#/ }).click();
  await page.getByRole('main').getByText('No judge is at work now').waitFor();
});

test('F9 (SEC-010): Submit is disabled for who may not hand in, and says why', async ({ product, visitAs }) => {
  await asNewUser(product, 'banned', 1003);
  const { page } = await visitAs('banned');
  await page.goto('/problem/P1000');
  const submit = page.getByRole('button', { name: /^Submit/ });
  await submit.waitFor();
  expect(await submit.isDisabled()).toBe(true);
  expect(await submit.getAttribute('title')).toBe('Your account is not allowed to submit code');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Your account is not allowed to submit code').waitFor();
});

const TEN_MINUTES_MS = 600_000;

test('the cable pulled for ten minutes: what was handed in waits and can be taken back, nothing is lost or doubled, and all goes on without a reload', async ({
  visitAs,
}) => {
  const { context, page, api: ann } = await visitAs('ann');
  await page.clock.install();
  await page.goto('/problem/P1000');
  await writeCode(page, 'sent before');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Verdict' }).waitFor();

  await context.setOffline(true);
  const strip = page.getByRole('status').filter({ hasText: 'You are offline' });
  await strip.waitFor();
  await writeCode(page, 'sent during');
  await page.keyboard.press('Control+Enter');
  await page.getByText('1 submission waits').waitFor();
  await writeCode(page, 'taken back');
  await page.keyboard.press('Control+Enter');
  await page.getByText('2 submissions wait').waitFor();
  await page.getByRole('button', { name: 'Take back' }).last().click();
  await page.getByText('1 submission waits').waitFor();
  await writeCode(page, 'only a draft');
  await page.getByText(/Draft saved/).waitFor();
  await page.clock.fastForward(TEN_MINUTES_MS);
  await strip.waitFor();

  await context.setOffline(false);
  await strip.waitFor({ state: 'detached' });
  await until(async () => (await ann.submission.list({ onlyMine: true })).records.length === 2);
  await page.getByText('1 submission waits').waitFor({ state: 'detached' });
  expect(await shown(page)).toContain('only a draft');
  const { records } = await ann.submission.list({ onlyMine: true });
  const codes = await Promise.all(records.map(async ({ submitId }) => (await ann.submission.detail({ submitId })).submission.code));
  expect(codes).toEqual(['sent during', 'sent before']);

  await page.getByRole('button', { name: 'Draft history' }).click();
  const history = page.getByRole('dialog', { name: 'Draft history' });
  await history.getByText('taken back').first().waitFor();
  await history.getByRole('button', { name: 'Restore this draft' }).click();
  await untilShown(page, 'taken back');
  await page.reload();
  await untilShown(page, 'taken back');
  expect((await ann.submission.list({ onlyMine: true })).records).toHaveLength(2);
});
