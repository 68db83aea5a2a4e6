import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type Locale, otherReaders, sayIn, type Size, visit } from '../support/browser';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { asRoot, type Product, startProduct } from '../support/product';
import { answerTo } from '../support/slide';

const OLD = 'correct horse';
const NEW = 'battery staple';
const nameOf = (locale: Locale, size: Size) => `oblivious${locale.slice(0, 2)}${size}`;
const addressOf = (name: string) => `${name}@example.org`;

let mailbox: Mailbox;
let product: Product;
let browser: Browser;
beforeAll(async () => {
  [mailbox, browser] = await Promise.all([openMailbox(), launchBrowser()]);
  const env = { OJ_JUDGES: '0', OJ_SMTP: mailbox.url, OJ_MAIL_FROM: 'OJ <judge@oj.example>' };
  product = await startProduct({ env, withJudge: false });
  const owner = await asRoot(product);
  await owner.settings.setWeb({ baseUrl: product.url });
  const names = otherReaders.map(([locale, size]) => nameOf(locale, size));
  await owner.users.import({ users: names.map(name => [name, OLD, addressOf(name), '', '', '', '']) });
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
  await mailbox?.close();
});

test.each(otherReaders)('a forgotten password is replaced through a real letter, in %s on a %s screen', async (locale, size) => {
  const say = sayIn(locale);
  const username = nameOf(locale, size);
  const { context, page } = await visit(browser, product, { locale, size });
  const captcha = page.waitForResponse(response => response.url().includes('/api/captcha'));
  await page.goto('/home');
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('登录', 'Login') })
    .click();
  await page.getByRole('button', { name: say('忘记密码？', 'Forgot password?') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('邮箱', 'Email'), { exact: true }).fill(addressOf(username));
  const { data } = await (await captcha).json();
  await dialog.getByLabel(say('图中的数字', 'Digits in the picture')).fill(await answerTo(product, data.captchaKey));
  await dialog.getByRole('button', { name: say('发送链接', 'Send the link') }).click();

  const letter = await mailbox.letterTo(addressOf(username));
  await page.goto(/https?:\S+\/reset-password\?[^\s"<]+/.exec(letter)?.[0].replaceAll('&amp;', '&') ?? 'no link');
  await page.getByLabel(say('新密码', 'New password'), { exact: true }).fill(NEW);
  await page.getByLabel(say('再次输入密码', 'Password again')).fill(NEW);
  await page.getByRole('button', { name: say('设置密码', 'Set password') }).click();
  await page.getByText(say('新密码已生效', 'The new password is set')).first().waitFor();
  await expect(product.as().account.login({ username, password: OLD })).rejects.toMatchObject({ code: 'login.wrong' });
  await product.as().account.login({ username, password: NEW });
  await context.close();
});
