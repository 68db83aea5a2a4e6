import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, otherReaders, sayIn, visit, writeCode } from '../support/browser';
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

describe.each(otherReaders)('a visitor in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const username = `visitor${locale.slice(0, 2)}${size}`;

  test('registers with the mailed code, logs in, submits, watches the verdict arrive, and finds it in the profile', async () => {
    const { context, page, complaints, foreign } = await visit(browser, product, { locale, size });
    await page.goto('/problem/P1000');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await register(page);

    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('登录', 'Login'), exact: true })
      .click();
    await page.getByText(say('欢迎回来', 'Welcome back')).first().waitFor();

    if (size === 'phone') await page.getByRole('tab', { name: say('代码', 'Code') }).click();
    await writeCode(page, rightAnswer);
    await page.getByRole('button', { name: /^(提交|Submit)/ }).click();
    await page
      .getByRole('region', { name: /评测结果|Verdict/ })
      .getByText(say('通过', 'Accepted'))
      .first()
      .waitFor();

    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale);
    await fits(page);
    await page.goto('/user-home');
    await page.getByRole('link', { name: say('已通过 1', 'Solved problems 1') }).click();
    await page.getByRole('link', { name: 'P1000' }).first().waitFor();
    await fits(page);
    expect(complaints.filter(text => !/status of 4\d\d/.test(text))).toEqual([]);
    expect(foreign).toEqual([]);
    await context.close();
  });

  const fits = async (page: Page) =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

  async function register(page: Page) {
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('登录', 'Login') })
      .click();
    await page.getByRole('button', { name: say('还没有账号？去注册', 'No account yet? Register') }).click();
    const dialog = page.getByRole('dialog');
    const email = `${username}@example.org`;
    await dialog.getByLabel(say('用户名', 'Username')).fill(username);
    await dialog.getByLabel(say('密码', 'Password'), { exact: true }).fill('correct horse');
    await dialog.getByLabel(say('再次输入密码', 'Password again')).fill('correct horse');
    await dialog.getByLabel(say('邮箱', 'Email'), { exact: true }).fill(email);
    await dialog.getByRole('button', { name: say('发送验证码', 'Send code') }).click();
    await dialog.getByLabel(say('邮箱验证码', 'Code from the mail')).fill(await codeFor(product, email));
    await dialog.getByRole('button', { name: say('注册', 'Register'), exact: true }).click();
    await page.getByText(say('注册成功，请登录', 'Registered. Now login')).first().waitFor();
  }
});
