import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { otherReaders, sayIn, writeCode } from '../support/browser';
import { testWithJudge as test } from '../support/e2e';
import { judged, rightAnswer } from '../support/judged';
import { Newcomer } from '../support/newcomer';
import { asNewUser, codeFor, type Product } from '../support/product';
import { placeOfHole } from '../support/slide';

const MOST_CLICKS_OR_FIELDS = 11;
const MOST_TYPED = 50;
const MOST_TABS = 20;
const PASSWORD = 'secret';

type Say = ReturnType<typeof sayIn>;

/** Sets the site up as a new one: each login wants a solved slide. The other tests of this file log in without one. */
const withSlide = () => {
  test.beforeAll(async ({ root }) => void (await root.settings.setSwitches({ slideOnlyAfterFailures: false })));
  test.afterAll(async ({ root }) => void (await root.settings.setSwitches({ slideOnlyAfterFailures: true })));
};

/** Goes from the first page through the login dialog to a new account; ends on the page that the newcomer wanted. */
async function register(product: Product, page: Page, newcomer: Newcomer, username: string, say: Say) {
  await newcomer.press('button', say('写第一个程序', 'Write your first program'));
  await newcomer.press('button', say('还没有账号？去注册', 'No account yet? Register'));
  const dialog = page.getByRole('dialog');
  const email = `${username}@x.org`;
  await newcomer.write(dialog.getByLabel(say('用户名', 'Username')), username);
  await newcomer.write(dialog.getByLabel(say('密码', 'Password'), { exact: true }), PASSWORD);
  await newcomer.write(dialog.getByLabel(say('再次输入密码', 'Password again')), PASSWORD);
  await newcomer.write(dialog.getByLabel(say('邮箱', 'Email'), { exact: true }), email);
  await newcomer.press('button', say('发送验证码', 'Send code'));
  await newcomer.write(dialog.getByLabel(say('邮箱验证码', 'Code from the mail')), await codeFor(product, email));
  await page.keyboard.press('Enter');
  await page.getByText(say('注册成功', 'Registered'), { exact: true }).first().waitFor();
  await newcomer.slide(() => placeOfHole(product));
  await page.waitForURL('**/problem/P1000');
}

const verdictOn = (page: Page) =>
  page
    .getByRole('region', { name: /评测结果|Verdict/ })
    .getByText(/^(通过|Accepted)$/)
    .first()
    .waitFor();

describe.each(otherReaders)('a newcomer in %s on a %s screen', (locale, size) => {
  withSlide();
  const say = sayIn(locale);
  const username = `v${locale.slice(0, 2)}${size}`;

  test('comes from the first page to an accepted program, and finds it in the profile', async ({ product, visit }) => {
    const { page, complaints, foreign } = await visit({ locale, size });
    const newcomer = new Newcomer(page);
    await page.goto('/home');
    await register(product, page, newcomer, username, say);
    await page.getByText(say('欢迎回来', 'Welcome back')).first().waitFor();
    if (size === 'phone') await newcomer.press('tab', say('代码', 'Code'));
    await writeCode(page, rightAnswer);
    await newcomer.press('button', /^(提交|Submit)/);
    await verdictOn(page);
    expect(newcomer.clicksOrFields).toBeLessThanOrEqual(MOST_CLICKS_OR_FIELDS);
    expect(newcomer.typed).toBeLessThanOrEqual(MOST_TYPED);

    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    await fits(page);
    await page.goto('/user-home');
    await page.getByRole('link', { name: say('已通过 1', 'Solved problems 1') }).click();
    await page.getByRole('link', { name: 'P1000' }).first().waitFor();
    await fits(page);
    expect(complaints.filter(text => !/status of 4\d\d/.test(text))).toEqual([]);
    expect(foreign).toEqual([]);
  });

  const fits = async (page: Page) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});

/** Skips the bar, so that the focus is in the page. */
async function skipBar(page: Page, newcomer: Newcomer) {
  await newcomer.tabTo(page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
}

async function answer(page: Page, newcomer: Newcomer) {
  await page.locator('main h1:focus').waitFor();
  await newcomer.tabTo(page.getByRole('link', { name: 'Skip to the code' }));
  await page.keyboard.press('Enter');
  await newcomer.tabTo(page.getByRole('textbox', { name: 'Code' }));
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(rightAnswer);
  await page.keyboard.press('Control+Enter');
  await verdictOn(page);
}

describe('a newcomer with a keyboard', () => {
  withSlide();

  test('goes the same way by keys alone', async ({ product, visit }) => {
    const { page } = await visit();
    const newcomer = new Newcomer(page, 'keyboard');
    await page.goto('/home');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await skipBar(page, newcomer);
    await register(product, page, newcomer, 'keys', sayIn('en-US'));
    await answer(page, newcomer);
    expect(newcomer.clicksOrFields).toBeLessThanOrEqual(MOST_CLICKS_OR_FIELDS);
    expect(newcomer.typed).toBeLessThanOrEqual(MOST_TYPED);
  });
});

test('from the first page to a verdict in at most 20 Tabs; after each link the focus is at the heading, and the title is said', async ({
  product,
  visitAs,
}) => {
  await asNewUser(product, 'tabby');
  const { page } = await visitAs('tabby');
  const newcomer = new Newcomer(page, 'keyboard');
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await newcomer.press('link', 'Problems');
  await page.locator('main h1:focus', { hasText: 'Problems' }).waitFor();
  await page.locator('body > [aria-live=polite]', { hasText: 'Problems - OJ' }).waitFor({ state: 'attached' });
  await newcomer.press('link', /Unhurried/);
  await answer(page, newcomer);
  expect(newcomer.tabs).toBeLessThanOrEqual(MOST_TABS);
});

test('on paper stand a statement, and a submission with verdict and numbered code, in light colours, without what works on a screen alone', async ({
  product,
  visitAs,
}) => {
  await asNewUser(product, 'paper');
  const { page, api } = await visitAs('paper', { theme: 'dark' });
  const { submitId } = await judged(api, { code: rightAnswer });
  const print = async (address: string, heading: RegExp) => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    const seen = page.locator('button, [role=tab], [role=banner], header > nav, footer').filter({ visible: true });
    expect(await seen.allTextContents()).toEqual([]);
    const colors = await page.evaluate(() => [getComputedStyle(document.body).color, getComputedStyle(document.body).backgroundColor]);
    expect(colors).toEqual(['rgb(29, 29, 38)', 'rgb(248, 245, 241)']);
  };
  await print('/problem/P1000', /Unhurried/);
  await page.getByText('Two piles of stones').first().waitFor();
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await print(`/submission-detail/${submitId}`, /Unhurried/);
  for (const text of [`Submission #${submitId}`, 'Accepted', '#include']) await page.getByText(text).first().waitFor();
  expect(await page.locator('[data-line="1"]').first().isVisible()).toBe(true);
});
