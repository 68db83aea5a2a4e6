import { expect } from 'vitest';
import { type Locale, otherReaders, sayIn, type Size } from '../support/browser';
import { test as base } from '../support/e2e';
import { type Mailbox, openMailbox } from '../support/mailbox';
import { PASSWORD as OLD } from '../support/product';
import { answerTo } from '../support/slide';

const NEW = 'battery staple';
const nameOf = (locale: Locale, size: Size) => `oblivious${locale.slice(0, 2)}${size}`;
const addressOf = (name: string) => `${name}@example.org`;

let mailbox: Mailbox;
const test = base.extend('wishes', { scope: 'file' }, async () => {
  mailbox = await openMailbox();
  return { env: { OJ_JUDGES: '0', OJ_SMTP: mailbox.url, OJ_MAIL_FROM: 'OJ <judge@oj.example>' }, withJudge: false };
});
test.beforeAll(async ({ product, root }) => {
  await root.settings.setWeb({ baseUrl: product.url });
  const names = otherReaders.map(([locale, size]) => nameOf(locale, size));
  await root.users.import({ users: names.map(name => [name, OLD, addressOf(name), '', '', '', '']) });
});
test.afterAll(() => mailbox?.close());

test.for(otherReaders)(
  'a forgotten password is replaced through a real email, in %s on a %s screen',
  async ([locale, size], { product, visit }) => {
    const say = sayIn(locale);
    const username = nameOf(locale, size);
    const { page } = await visit({ locale, size });
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

    const mail = await mailbox.mailTo(addressOf(username));
    await page.goto(/https?:\S+\/reset-password\?[^\s"<]+/.exec(mail)?.[0].replaceAll('&amp;', '&') ?? 'no link');
    await page.getByLabel(say('新密码', 'New password'), { exact: true }).fill(NEW);
    await page.getByLabel(say('再次输入密码', 'Password again')).fill(NEW);
    await page.getByRole('button', { name: say('设置密码', 'Set password') }).click();
    await page.getByText(say('新密码已生效', 'The new password is set')).first().waitFor();
    await expect(product.as().account.login({ username, password: OLD })).rejects.toMatchObject({ code: 'login.wrong' });
    await product.as().account.login({ username, password: NEW });
  },
);
