import { generate } from 'otplib';
import { describe, expect } from 'vitest';
import { loginThrough, otherReaders, sayIn } from '../support/browser';
import { test } from '../support/e2e';
import { asNewUser, PASSWORD } from '../support/product';

describe.for(otherReaders)('a second factor: %s %s', ([locale, size]) => {
  const say = sayIn(locale);

  test('is set up by a super admin, asked for at the login and before an account is changed', async ({ product, visit, visitAs }) => {
    const sql = (statement: string) => product.database().$client.query(statement);
    const name = `root${size}`;
    await asNewUser(product, name, 1000);
    await asNewUser(product, `pupil${size}`);
    const { page } = await visitAs(name, { locale, size });
    await page.goto('/setting');
    await page.getByRole('button', { name: say('两步验证', 'Second factor') }).click();
    await page.getByRole('button', { name: say('开启两步验证', 'Set up a second factor') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: say('当前密码', 'Your password') }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await dialog.getByRole('img').waitFor();
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByRole('textbox', { name: say('验证码', 'Code') }).fill(await generate({ secret }));
    await page.keyboard.press('Enter');
    await dialog.getByText(say('恢复码', 'Recovery codes')).first().waitFor();
    const codes = await dialog.getByRole('listitem').allInnerTexts();
    expect(codes).toHaveLength(10);
    await dialog.getByRole('button', { name: say('完成', 'Done') }).click();
    await page.getByText(say('已开启', 'On'), { exact: true }).waitFor();

    // Elsewhere, by a recovery code.
    const other = await visit({ locale, size });
    await other.page.goto('/admin/login');
    const form = other.page;
    await form.getByLabel(say('用户名', 'Username')).fill(name);
    await form.getByLabel(say('密码', 'Password'), { exact: true }).fill(PASSWORD);
    await form.keyboard.press('Enter');
    await form.getByLabel(say('两步验证码', 'Code of the second factor')).fill(codes[0] ?? '');
    await form.keyboard.press('Enter');
    await form.waitForURL('**/admin/dashboard');

    // The code that was shown at the login is long ago.
    await sql(`update sessions set factor_at = factor_at - interval '1 hour'`);
    await form.goto(`/admin/user?keyword=pupil${size}`);
    await form
      .getByRole('button', { name: say(`编辑 pupil${size}`, `Edit pupil${size}`) })
      .first()
      .click();
    await form.getByRole('dialog').getByLabel(say('真实姓名', 'Real name')).fill('Ada Lovelace');
    await form
      .getByRole('dialog')
      .getByRole('button', { name: say('保存', 'Save'), exact: true })
      .click();
    const asked = form.getByRole('dialog', { name: say('请先验证身份', 'Please confirm that it is you') });
    await asked.getByRole('textbox', { name: say('验证码', 'Code') }).fill('000000');
    await form.keyboard.press('Enter');
    await asked.getByText(say('验证码错误或已被使用', 'The code is wrong, or was used already')).waitFor();
    await asked.getByRole('textbox', { name: say('验证码', 'Code') }).fill(codes[1] ?? '');
    await form.keyboard.press('Enter');
    await asked.waitFor({ state: 'detached' });
    await form.getByRole('dialog').waitFor({ state: 'detached' });
    const { rows } = await sql(`select realname from users where username = 'pupil${size}'`);
    expect(rows).toEqual([{ realname: 'Ada Lovelace' }]);
  });
});

test('the dialog of the login asks for the code, and what was typed stays', async ({ product, visit }) => {
  const ines = await asNewUser(product, 'ines');
  const { secret } = await ines.secondFactor.begin({ password: PASSWORD });
  await ines.secondFactor.confirm({ code: await generate({ secret }) });
  await product.database().$client.query('update second_factors set last_step = last_step - 2');
  const { page } = await visit();
  await page.goto('/problem');
  await page.getByRole('button', { name: 'Login' }).first().click();
  await loginThrough(page, 'ines', PASSWORD);
  const code = page.getByRole('dialog').getByLabel('Code of the second factor');
  await code.fill('123');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByText('The code is wrong, or was used already').waitFor();
  expect(await page.getByRole('dialog').getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
  await code.fill(await generate({ secret }));
  await page.keyboard.press('Enter');
  await page.getByText('Welcome back, ines').first().waitFor();
});
