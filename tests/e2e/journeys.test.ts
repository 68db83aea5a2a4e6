import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enter, launchBrowser, type Locale, type Size, visit, writeCode } from '../support/browser';
import { judged, rightAnswer } from '../support/judged';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { type Api, asNewUser, asRoot, type Product, startProduct } from '../support/product';
import { answerTo } from '../support/slide';
import { zip } from '../support/zip';

let product: Product;
let browser: Browser;
let root: Api;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
  root = await asRoot(product);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

const PASSWORD = 'correct horse';

/** A new session of this user, put into the browser. */
async function enterAs(context: BrowserContext, user: Api, username: string) {
  const account = await user.account.login({ username, password: PASSWORD });
  await enter(context, user.token() ?? '', account);
}

async function loginThrough(page: Page, username: string, password = PASSWORD) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^(Username|用户名)$/).fill(username);
  await dialog.getByLabel(/^(Password|密码)$/).fill(password);
  await page.keyboard.press('Enter');
}

const readers: [Locale, Size][] = [
  ['zh-CN', 'phone'],
  ['en-US', 'wide'],
];

describe.each(readers)('in %s on a %s screen', (locale, size) => {
  const inEnglish = locale === 'en-US';
  const marks = `${locale.slice(0, 2)}${size}`;

  test('somebody solves a problem, and their profile shows it', async () => {
    const username = `solver${marks}`;
    const solver = await asNewUser(product, username);
    await judged(solver, { code: rightAnswer });
    const { context, page } = await visit(browser, product, { locale, size });
    await page.goto(`/user-home?username=${username}`);
    await page.getByRole('link', { name: inEnglish ? /^Solved problems 1/ : /^已通过 1/ }).click();
    await page.getByRole('link', { name: 'P1000' }).first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await context.close();
  });
});

test('a special judge with a zip of cases is made in the back office, and somebody solves the problem', async () => {
  await asNewUser(product, 'maker');
  const { records } = await root.users.list({ keyword: 'maker' });
  await root.users.edit({ uid: records[0]?.uid ?? '', username: 'maker', type: 1008, status: 0 });

  const { context, page, complaints } = await visit(browser, product);
  await page.goto('/admin/problem/create');
  await page.waitForURL('**/admin/login**');
  await page.getByLabel('Username').fill('maker');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/problem/create');
  await page.getByLabel('Display ID').fill('any-divisor');
  const statement = page.getByRole('region', { name: 'Chinese statement' });
  await statement.getByLabel('Title').fill('Any divisor 任意因数');
  await statement.getByLabel('Description', { exact: true }).fill('Print a divisor of $n$ that is neither 1 nor $n$.');
  await statement.getByLabel('Input description').fill('One number $n$.');
  await statement.getByLabel('Output description').fill('One of its divisors.');
  await page.getByLabel('Input of sample 1').fill('12');
  await page.getByLabel('Output of sample 1').fill('3');
  await page.getByRole('region', { name: 'Languages and templates' }).getByRole('button', { name: 'All' }).click();
  await page.getByRole('radio', { name: /Special judge/ }).check();
  await page.getByRole('region', { name: 'Judging' }).getByRole('combobox', { name: 'Language' }).selectOption('C++');
  await writeCode(page, checker);
  await page.getByRole('button', { name: 'Compile' }).click();
  await page.getByText('Compiled Successfully').first().waitFor();
  const cases = Buffer.from(await zip(files).arrayBuffer());
  await page
    .getByRole('region', { name: 'Test cases' })
    .locator('input[type=file]')
    .setInputFiles({ name: 'cases.zip', mimeType: 'application/zip', buffer: cases });
  await page.getByText('2 cases').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Create Successfully').first().waitFor();
  expect(complaints.filter(text => !/status of 4\d\d/.test(text))).toEqual([]);
  await context.close();

  const solver = await asNewUser(product, 'divider');
  const reader = await visit(browser, product, { size: 'phone', locale: 'zh-CN' });
  await enterAs(reader.context, solver, 'divider');
  await reader.page.goto('/problem/any-divisor');
  await reader.page.getByRole('heading', { level: 1, name: /任意因数/ }).waitFor();
  await reader.page.getByRole('tab', { name: '代码' }).click();
  await writeCode(reader.page, divider);
  await reader.page.getByRole('button', { name: /^提交/ }).click();
  await reader.page.getByRole('region', { name: '评测结果' }).getByText('通过').first().waitFor();
  await reader.context.close();
});

test('one tab logs in and out, the other follows', async () => {
  await asNewUser(product, 'twins');
  const { context, page } = await visit(browser, product);
  await page.goto('/home');
  const other = await context.newPage();
  await other.goto('/problem');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
  await loginThrough(page, 'twins');
  await page.getByText('Welcome back').first().waitFor();
  await other.getByRole('banner').getByRole('button', { name: /twins/ }).waitFor();
  await other.goto('/logout');
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).waitFor();
  await context.close();
});

describe('a banned user', () => {
  const username = 'sinner';
  let sinner: Api;
  let uid: string;
  beforeAll(async () => {
    sinner = await asNewUser(product, username);
    const { records } = await root.users.list({ keyword: username });
    uid = records[0]?.uid ?? '';
  });

  test.each([1003, 1006, 1007] as const)('with role %i cannot hand in, and loses no code', async type => {
    await root.users.edit({ uid, username, type, status: 0 });
    const { context, page } = await visit(browser, product);
    await enterAs(context, sinner, username);
    await page.goto('/problem/P1000');
    await writeCode(page, rightAnswer);
    await page.keyboard.press('Control+Enter');
    await page.getByText('You have no permission for this').first().waitFor();
    await page.reload();
    await page.getByText('#include').first().waitFor();
    await context.close();
  });

  test.each([1004, 1005] as const)('with role %i still hands in', async type => {
    await root.users.edit({ uid, username, type, status: 0 });
    await sinner.account.login({ username, password: PASSWORD });
    await judged(sinner, { code: rightAnswer });
  });

  test('whose account is closed is told so at the login, and their session ends', async () => {
    await root.users.edit({ uid, username, type: 1002, status: 1 });
    await expect(sinner.submission.submit({ pid: 'P1000', language: 'C++ 17', code: rightAnswer })).rejects.toMatchObject({
      code: 'login.expired',
    });
    const { context, page } = await visit(browser, product);
    await page.goto('/home');
    await page.getByRole('banner').getByRole('button', { name: 'Login' }).click();
    await loginThrough(page, username);
    await page.getByRole('dialog').getByText('This account has been banned').waitFor();
    await context.close();
  });
});

const checker = `#include "testlib.h"
int main(int argc, char *argv[]) {
  registerTestlibCmd(argc, argv);
  long long n = inf.readLong(), d = ouf.readLong();
  if (d <= 1 || d >= n || n % d != 0) quitf(_wa, "%lld is no divisor", d);
  quitf(_ok, "a divisor");
}
`;
const divider = `#include <iostream>
int main() { long long n, d = 2; std::cin >> n; while (n % d != 0) d++; std::cout << n / d << '\\n'; }
`;
const files = [
  { name: '1.in', content: '12\n' },
  { name: '1.out', content: '2\n' },
  { name: '2.in', content: '1000\n' },
  { name: '2.out', content: '2\n' },
];

describe('a forgotten password is replaced through a real letter', () => {
  let mailbox: Mailbox;
  let mailing: Product;
  beforeAll(async () => {
    mailbox = await openMailbox();
    const env = { OJ_JUDGES: '0', OJ_SMTP: mailbox.url, OJ_MAIL_FROM: 'OJ <judge@oj.example>' };
    mailing = await startProduct({ env, withJudge: false });
    const owner = await asRoot(mailing);
    await owner.settings.setWeb({ baseUrl: mailing.url });
    await owner.users.import({ users: readers.map(([, size]) => [nameOf(size), PASSWORD, addressOf(size), '', '', '', '']) });
  });
  afterAll(async () => {
    await mailing?.stop();
    await mailing?.dispose();
    await mailbox?.close();
  });
  const nameOf = (size: Size) => `oblivious${size}`;
  const addressOf = (size: Size) => `${nameOf(size)}@example.org`;

  test.each(readers)('in %s on a %s screen', async (locale, size) => {
    const inEnglish = locale === 'en-US';
    const { context, page } = await visit(browser, mailing, { locale, size });
    const captcha = page.waitForResponse(response => response.url().includes('/api/captcha'));
    await page.goto('/home');
    await page
      .getByRole('banner')
      .getByRole('button', { name: inEnglish ? 'Login' : '登录' })
      .click();
    await page.getByRole('button', { name: inEnglish ? 'Forgot password?' : '忘记密码？' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(inEnglish ? 'Email' : '邮箱', { exact: true }).fill(addressOf(size));
    const { data } = await (await captcha).json();
    await dialog.getByLabel(inEnglish ? 'Digits in the picture' : '图中的数字').fill(await answerTo(mailing, data.captchaKey));
    await dialog.getByRole('button', { name: inEnglish ? 'Send the link' : '发送链接' }).click();

    const letter = await mailbox.letterTo(addressOf(size));
    await page.goto(/https?:\S+\/reset-password\?[^\s"<]+/.exec(letter)?.[0].replaceAll('&amp;', '&') ?? 'no link');
    await page.getByLabel(inEnglish ? 'New password' : '新密码', { exact: true }).fill('battery staple');
    await page.getByLabel(inEnglish ? 'Password again' : '再次输入密码').fill('battery staple');
    await page.getByRole('button', { name: inEnglish ? 'Set password' : '设置密码' }).click();
    await page
      .getByText(inEnglish ? 'The new password is set' : '新密码已生效')
      .first()
      .waitFor();
    await expect(mailing.as().account.login({ username: nameOf(size), password: PASSWORD })).rejects.toMatchObject({ code: 'login.wrong' });
    await mailing.as().account.login({ username: nameOf(size), password: 'battery staple' });
    await context.close();
  });
});
