import { Status } from '@oj/contract';
import { expect } from 'vitest';
import { loginThrough, writeCode } from '../support/browser';
import { testWithJudge as test } from '../support/e2e';
import { firstLoadKb, firstLoads } from '../support/firstLoads';
import { judged, rightAnswer, verdictOf } from '../support/judged';
import { keepLayoutShifts } from '../support/layoutShifts';
import { type Api, asNewUser, ROOT_PASSWORD } from '../support/product';
import { faultsOn, rest } from '../support/standing';
import { until } from '../support/until';
import { closeLooks } from './pageLists';

let alice: Api;
let submitId: number;
test.beforeAll(async ({ product }) => {
  alice = await asNewUser(product, 'alice');
  ({ submitId } = await judged(alice, { code: rightAnswer }));
  await judged(alice, { code: 'int main( {' });
});

test.for(closeLooks)(
  'axe finds nothing, nothing moves by itself or reaches over the side, and fingers hit what they mean: $username, $locale, $size',
  { timeout: 300_000 },
  async ({ username, locale, size, pages }, { visitAs }) => {
    const { context, page } = await visitAs(username, { locale, size });
    await keepLayoutShifts(context);
    for (const address of pages) {
      await page.goto(address);
      await rest(page);
      expect(await faultsOn(page), address).toEqual([]);
    }
  },
);

test('a page loads nothing from another origin, and the editor only where there is one', async ({ visit }) => {
  const { page, foreign } = await visit();
  const scripts: string[] = [];
  page.on('response', response => void (response.request().resourceType() === 'script' && scripts.push(response.url())));
  await page.goto('/problem');
  await page.getByRole('link', { name: /Unhurried/ }).waitFor();
  expect(scripts.some(url => /monaco|editor/i.test(url))).toBe(false);

  await page.goto('/problem/P1000');
  await until(() => scripts.some(url => /MonacoEditor/.test(url)));
  expect(foreign).toEqual([]);
});

test.for(firstLoads)(
  'a first visit of $address fetches no more than it may',
  async ({ address, barKb, heldKb = barKb }, { visit, visitAs }) => {
    const { page } = await (address === '/setting' ? visitAs('alice') : visit());
    expect(await firstLoadKb(page, address)).toBeLessThanOrEqual(heldKb);
  },
);

test('a visitor who opens a problem from the list is asked to login and then led on', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/problem');
  await page.getByRole('link', { name: /Unhurried/ }).click();
  await page.getByText('Please login first').first().waitFor();
  await loginThrough(page, 'alice', 'wrong password');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('alert').getByText('Wrong username or password').waitFor();
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/problem/P1000');
});

test('a visitor may read a problem by its address, and cannot submit', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/problem/P1000');
  await page.getByRole('heading', { level: 1, name: /Unhurried/ }).waitFor();
  expect(await page.getByRole('button', { name: /^Submit/ }).isDisabled()).toBe(true);
});

test('samples are copied by one press', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/problem/P1000');
  await page.getByRole('button', { name: /Copy/ }).first().click();
  await page.getByText('Copied').first().waitFor();
  expect((await page.evaluate(() => navigator.clipboard.readText())).trim()).toBe('1 2');
});

test('a draft survives a reload, and the language with it; what was put back to the template is restored from the history', async ({
  visitAs,
}) => {
  const { page } = await visitAs('alice');
  await page.goto('/problem/P1000');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Python3');
  await writeCode(page, 'print("my own words")');
  await page.getByText(/saved/i).first().waitFor();
  await page.reload();
  await page.getByText('my own words').first().waitFor();
  expect(await page.getByRole('combobox', { name: 'Language' }).inputValue()).toBe('Python3');
  const written = page.locator('.monaco-editor .view-lines').getByText('my own words');
  await written.waitFor();
  for (const name of ['Reset code', 'Put it back']) await page.getByRole('button', { name }).click();
  await written.waitFor({ state: 'detached' });
  for (const name of ['Draft history', 'Restore this draft']) await page.getByRole('button', { name }).click();
  await written.waitFor();
});

test('the status page follows what happens, and its filters are in the address', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/status');
  await page.getByRole('table').getByText('alice').first().waitFor();
  const { submitId: fresh } = await alice.submission.submit({ pid: 'P1000', language: 'C++ 17', code: rightAnswer });
  await page.getByRole('link', { name: String(fresh), exact: true }).waitFor();
  await verdictOf(alice, fresh);
  await page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: String(fresh), exact: true }) })
    .getByText('AC')
    .waitFor();

  await page.getByRole('combobox', { name: 'Status' }).selectOption(String(Status.compileError));
  await page.waitForURL('**/status?status=-2');
  await page.getByRole('link', { name: String(fresh), exact: true }).waitFor({ state: 'detached' });
  await page.goBack();
  await page.getByRole('link', { name: String(fresh), exact: true }).waitFor();

  await page.goto('/status?status=ce');
  const chosen = page.getByRole('combobox', { name: 'Status' });
  await until(async () => (await chosen.inputValue()) === String(Status.compileError));
});

test('a verdict finds its author on another page, and the console is there again', async ({ visitAs }) => {
  const { page } = await visitAs('alice');
  await page.goto('/problem/P1000');
  await writeCode(page, rightAnswer);
  // What is judged before it leaves time to go to another page.
  for (let before = 0; before < 3; before += 1)
    await alice.submission.submit({ pid: 'P1000', language: 'C++ 17', code: `int main() { for (;;); } // ${before}` });
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByText('Submit code successfully').first().waitFor();
  await page.getByRole('link', { name: 'Rank' }).click();
  await page.getByText('P1000: Accepted').waitFor();
  await page.getByRole('button', { name: 'Back to the problem' }).click();
  await page.waitForURL('**/problem/P1000');
  await page.getByRole('region', { name: 'Verdict' }).getByText('Accepted').first().waitFor();

  await page.reload();
  await page.getByRole('region', { name: 'Verdict' }).getByText('Accepted').first().waitFor();
});

test('a submission shows verdict, cases and code to its owner, and hides the code from others', async ({ visit, visitAs }) => {
  const { page } = await visitAs('alice');
  await page.goto(`/submission-detail/${submitId}`);
  await page.getByText('Accepted').first().waitFor();
  await page.getByText('#include').first().waitFor();

  const stranger = await visit({ locale: 'zh-CN' });
  await stranger.page.goto(`/submission-detail/${submitId}`);
  await stranger.page.getByText('只有作者和管理员能看到这份代码').waitFor();
});

test('W2: what a compiler or a program says is text', async ({ visitAs }) => {
  const { submitId: hostile } = await alice.submission.submit({
    pid: 'P1000',
    language: 'C++ 17',
    code: '#error <img src=x onerror="document.title=1"> </pre><h1 id="planted">',
  });
  await verdictOf(alice, hostile);
  const { page } = await visitAs('alice');
  await page.goto(`/submission-detail/${hostile}`);
  await page.getByText('onerror="document.title=1"').first().waitFor();
  expect(await page.locator('main img[src=x], #planted').count()).toBe(0);
});

test('theme and language are kept, and the page does not flash', async ({ visit }) => {
  const { page } = await visit({ locale: 'zh-CN' });
  await page.goto('/home');
  await page.getByRole('banner').getByRole('button', { name: 'EN', exact: true }).click();
  await page.getByRole('heading', { name: 'Welcome to OJ' }).waitFor();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Dark' }).click();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('#root').waitFor({ state: 'attached' });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
  await page.getByRole('heading', { name: 'Welcome to OJ' }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('Web_Language'))).toBe('en-US');
});

test('by keyboard alone from login to verdict', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/problem/P1000');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'Login' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByLabel('Username').waitFor();
  await page.keyboard.type('root');
  await page.keyboard.press('Tab');
  await page.keyboard.type(ROOT_PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByText('Welcome back').first().waitFor();
  await page.locator('.monaco-editor .native-edit-context, .monaco-editor textarea').first().focus();
  await page.keyboard.press('Control+A');
  await page.keyboard.insertText(rightAnswer);
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Verdict' }).getByText('Accepted').first().waitFor();
});

test('a page whose code does not arrive says so, and opens when it does', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/home');
  await page.route('**/assets/rank-*.js', route => route.abort());
  await page.getByRole('banner').getByRole('link', { name: 'Rank' }).click();
  await page.getByRole('heading', { name: 'The page did not open' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Problems' }).click();
  await page.getByRole('heading', { level: 1, name: 'Problems' }).waitFor();
  await page.unroute('**/assets/rank-*.js');
  await page.goto('/rank');
  await page.getByRole('heading', { level: 1, name: 'Rank' }).waitFor();
});

test('an address that is nowhere says so and leads home', async ({ visit }) => {
  const { page } = await visit();
  await page.goto('/no/such/page');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await page.getByRole('link', { name: 'Go home' }).click();
  await page.waitForURL('**/home');
  await page.waitForFunction(() => document.title === 'Home - OJ');
});
