import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, type Locale, type Size, visit, writeCode } from '../support/browser';
import { rightAnswer } from '../support/judged';
import { codeFor, type Product, startProduct } from '../support/product';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

const words = {
  'zh-CN': {
    register: '注册',
    login: '登录',
    noAccount: '还没有账号？去注册',
    username: '用户名',
    password: '密码',
    again: '再次输入密码',
    email: '邮箱',
    send: '发送验证码',
    code: '邮箱验证码',
    registered: '注册成功，请登录',
    welcome: '欢迎回来',
    problems: '题库',
    submit: /^提交/,
    editor: '代码',
    accepted: '通过',
    menu: '打开菜单',
  },
  'en-US': {
    register: 'Register',
    login: 'Login',
    noAccount: 'No account yet? Register',
    username: 'Username',
    password: 'Password',
    again: 'Password again',
    email: 'Email',
    send: 'Send code',
    code: 'Code from the mail',
    registered: 'Registered. Now login',
    welcome: 'Welcome back',
    problems: 'Problems',
    submit: /^Submit/,
    editor: 'Code',
    accepted: 'Accepted',
    menu: 'Open menu',
  },
} as const;

const readers: [Locale, Size][] = [
  ['zh-CN', 'wide'],
  ['en-US', 'wide'],
  ['zh-CN', 'phone'],
  ['en-US', 'phone'],
];

describe.each(readers)('a visitor in %s on a %s screen', (locale, size) => {
  const say = words[locale];
  const username = `visitor${locale.slice(0, 2)}${size}`;

  test('registers with the mailed code, logs in, submits, and watches the verdict arrive', async () => {
    const { context, page, complaints, foreign } = await visit(browser, product, { locale, size });
    await page.goto('/problem/P1000');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await register(page);

    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say.username).fill(username);
    await dialog.getByLabel(say.password, { exact: true }).fill('correct horse');
    await page.keyboard.press('Enter');
    await page.getByText(`${say.welcome}`).first().waitFor();

    if (size === 'phone') await page.getByRole('tab', { name: say.editor }).click();
    await writeCode(page, rightAnswer);
    await page.getByRole('button', { name: say.submit }).click();
    await page
      .getByRole('region', { name: /评测结果|Verdict/ })
      .getByText(say.accepted)
      .first()
      .waitFor();

    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size === 'phone' ? 390 : 1440);
    expect(complaints.filter(text => !/status of 4\d\d/.test(text))).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });

  async function register(page: Page) {
    await page.getByRole('banner').getByRole('button', { name: say.login }).click();
    await page.getByRole('button', { name: say.noAccount }).click();
    const dialog = page.getByRole('dialog');
    const email = `${username}@example.org`;
    await dialog.getByLabel(say.username).fill(username);
    await dialog.getByLabel(say.password, { exact: true }).fill('correct horse');
    await dialog.getByLabel(say.again).fill('correct horse');
    await dialog.getByLabel(say.email, { exact: true }).fill(email);
    await dialog.getByRole('button', { name: say.send }).click();
    await dialog.getByLabel(say.code).fill(await codeFor(product, email));
    await dialog.getByRole('button', { name: say.register, exact: true }).click();
    await page.getByText(say.registered).first().waitFor();
  }
});
