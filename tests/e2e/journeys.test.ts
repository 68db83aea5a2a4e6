import type { Page } from 'playwright';
import { describe, expect } from 'vitest';
import { loginThrough, readers, sayIn, writeCode } from '../support/browser';
import { testWithJudge as test } from '../support/e2e';
import { judged, rightAnswer } from '../support/judged';
import { asNewUser, PASSWORD } from '../support/product';
import { until } from '../support/until';
import { zip } from '../support/zip';

/** Numbers of roles that may not submit; each reader tries other ones. */
const bannedRoles = { phone: [1003, 1007], wide: [1006] } as const;

describe.each(readers)('in %s on a %s screen', (locale, size) => {
  const say = sayIn(locale);
  const look = { locale, size };
  const marks = `${locale.slice(0, 2)}${size}`;

  /** Opens the tab of the editor, which exists on a phone alone. */
  const openEditor = async (page: Page) => {
    if (size === 'phone') await page.getByRole('tab', { name: say('代码', 'Code') }).click();
  };
  /** A part of a long form; on a phone it is folded at first. */
  const opened = async (page: Page, zh: string, en: string) => {
    const section = page.getByRole('region', { name: say(zh, en), exact: true });
    if (size === 'phone') await section.locator('summary').first().click();
    return section;
  };
  const submit = (page: Page) => page.getByRole('button', { name: /^(提交|Submit)/ }).click();
  const accepted = (page: Page) =>
    page
      .getByRole('region', { name: say('评测结果', 'Verdict') })
      .getByText(say('通过', 'Accepted'))
      .first()
      .waitFor();
  const shown = (page: Page, zh: string, en: string) => page.getByText(say(zh, en)).first().waitFor();

  test('a special judge with a zip of cases is made in the back office, and somebody solves the problem', async ({
    product,
    visit,
    visitAs,
  }) => {
    const author = `maker${marks}`;
    const displayId = `any-divisor-${marks}`;
    await asNewUser(product, author, 1008);

    const { page, complaints } = await visit(look);
    await page.goto('/admin/problem/create');
    await page.waitForURL('**/admin/login**');
    await page.getByLabel(say('用户名', 'Username')).fill(author);
    await page.getByLabel(say('密码', 'Password'), { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/admin/problem/create');
    await page.getByLabel(say('题号', 'Display ID')).fill(displayId);
    const statement = await opened(page, '中文题面', 'English statement');
    await statement.getByRole('textbox', { name: say('标题', 'Title') }).fill('Any divisor 任意因数');
    await statement.getByLabel(say('题目描述', 'Description'), { exact: true }).fill('Print a divisor of $n$ that is neither 1 nor $n$.');
    await statement.getByLabel(say('输入描述', 'Input description')).fill('One number $n$.');
    await statement.getByLabel(say('输出描述', 'Output description')).fill('One of its divisors.');
    await opened(page, '样例', 'Samples');
    await page.getByLabel(say('样例 1 输入', 'Input of sample 1')).fill('12');
    await page.getByLabel(say('样例 1 输出', 'Output of sample 1')).fill('3');
    const judging = await opened(page, '评测', 'Judging');
    await page.getByRole('radio', { name: new RegExp(say('特判', 'Special judge')) }).check();
    await judging.getByRole('combobox', { name: say('语言', 'Language') }).selectOption('C++');
    await writeCode(page, checker);
    await page.getByRole('button', { name: say('编译', 'Compile'), exact: true }).click();
    await shown(page, '编译成功', 'Compiled Successfully');
    const cases = Buffer.from(await zip(files).arrayBuffer());
    await (
      await opened(page, '测试数据', 'Test cases')
    )
      .locator('input[type=file]')
      .setInputFiles({ name: 'cases.zip', mimeType: 'application/zip', buffer: cases });
    await shown(page, '2 个测试点', '2 cases');
    await page.getByRole('button', { name: say('保存', 'Save'), exact: true }).click();
    await shown(page, '创建成功', 'Create Successfully');
    expect(complaints.filter(text => !/status of 4\d\d/.test(text))).toEqual([]);

    const username = `divider${marks}`;
    await asNewUser(product, username);
    const reader = await visitAs(username, look);
    await reader.page.goto(`/problem/${displayId}`);
    await reader.page.getByRole('heading', { level: 1, name: /任意因数/ }).waitFor();
    await openEditor(reader.page);
    await writeCode(reader.page, divider);
    await submit(reader.page);
    await accepted(reader.page);
  });

  test('an expired session loses no code: login over the page, and the same submission goes on', async ({ product, visitAs }) => {
    const username = `late${marks}`;
    await asNewUser(product, username);
    const { page, api } = await visitAs(username, look);
    // A call of the session that has ended is refused only after the next one has begun.
    const late = Promise.withResolvers<void>();
    await page.route('**/api/msg/unread', async route => {
      await late.promise;
      await route.fallback();
    });
    await page.goto('/problem/P1000');
    await openEditor(page);
    await writeCode(page, rightAnswer);
    await api.account.logout();
    await submit(page);
    await loginThrough(page, username, PASSWORD);
    await accepted(page);
    const refused = page.waitForResponse(response => response.url().endsWith('/api/msg/unread') && response.status() === 401);
    late.resolve();
    await refused;
    await accepted(page);
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(username) })
      .waitFor();
    expect(page.url()).toContain('/problem/P1000');
  });

  test('one tab logs in and out, the other follows', async ({ product, visit }) => {
    const username = `twins${marks}`;
    await asNewUser(product, username);
    const { context, page } = await visit(look);
    await page.goto('/home');
    const login = page.getByRole('banner').getByRole('button', { name: say('登录', 'Login') });
    const other = await context.newPage();
    await other.goto('/problem');
    await login.click();
    await loginThrough(page, username, PASSWORD);
    await shown(page, '欢迎回来', 'Welcome back');
    await other
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(username) })
      .waitFor();
    await other.goto('/logout');
    await login.waitFor();
  });

  test.for(bannedRoles[size])('a user with role %i cannot hand in, and loses no code', async (role, { product, visitAs }) => {
    const username = `banned${role}`;
    await asNewUser(product, username, role);
    const { page } = await visitAs(username, look);
    await page.goto('/problem/P1000');
    await openEditor(page);
    await writeCode(page, rightAnswer);
    const button = page.getByRole('button', { name: /^(提交|Submit)/ });
    expect(await button.isDisabled()).toBe(true);
    if (size === 'phone') await shown(page, '你的账号已被限制提交代码', 'Your account is not allowed to submit code');
    await page.reload();
    await openEditor(page);
    await until(async () => (await codeIn(page)).includes('#include'));
  });

  test('a user whose account is closed is told so at the login, and their session ends', async ({ product, root, visit }) => {
    const username = `closed${marks}`;
    const user = await asNewUser(product, username);
    const { uid } = await root.profile.home({ username });
    await root.users.edit({ uid, username, type: 1002, status: 1 });
    const draft = { pid: 'P1000', language: 'C++ 17', code: rightAnswer };
    await expect(user.submission.submit(draft)).rejects.toMatchObject({ code: 'login.expired' });
    const { page } = await visit(look);
    await page.goto('/home');
    await page
      .getByRole('banner')
      .getByRole('button', { name: say('登录', 'Login') })
      .click();
    await loginThrough(page, username, PASSWORD);
    await page.getByRole('dialog').getByText(say('该账号已被封禁', 'This account has been banned')).waitFor();
  });
});

test.for([1004, 1005] as const)('a user with role %i, who may not speak, still hands in', async (role, { product }) => {
  await judged(await asNewUser(product, `silent${role}`, role), { code: rightAnswer });
});

/** Code in the editor, whichever of the two it is. */
async function codeIn(page: Page) {
  const plain = page.locator('[data-plain] textarea');
  const monaco = page.locator('.monaco-editor .view-lines');
  await plain.or(monaco).first().waitFor();
  return (await plain.count()) ? plain.inputValue() : monaco.innerText();
}

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
