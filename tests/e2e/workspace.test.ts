import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, launchBrowser, type Locale, otherReaders, sayIn, type Size, visit, writeCode } from '../support/browser';
import { coveredControls } from '../support/coveredControls';
import { rightAnswer } from '../support/judged';
import { keepLayoutShifts, layoutShifts } from '../support/layoutShifts';
import { asNewUser, type Product, ROOT_PASSWORD, startProduct } from '../support/product';

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

/** Of the window, while a verdict comes. */
const MOST_SHIFT = 0.01;
const programs = [
  ['AC', rightAnswer],
  ['CE', 'int main( {'],
  ['TLE', 'int main() { for (;;); }'],
] as const;

/** At the code of a problem, as a user of this name. */
async function openWorkspace(username: string, size: Size, locale: Locale = 'en-US') {
  const api = await asNewUser(product, username);
  const user = await api.account.login({ username, password: 'correct horse' });
  const reader = await visit(browser, product, { locale, size });
  await keepLayoutShifts(reader.context);
  await enter(reader.context, api.token() ?? '', user);
  await reader.page.goto('/problem/P1000');
  if (size === 'phone') await reader.page.getByRole('tab', { name: sayIn(locale)('代码', 'Code') }).click();
  return reader;
}

test.each(otherReaders)('nothing moves while a verdict comes: %s %s', async (locale, size) => {
  const say = sayIn(locale);
  const { context, page } = await openWorkspace(`alice-${size}`, size, locale);
  for (const [verdict, code] of programs) {
    await writeCode(page, `${code} // ${verdict}`);
    await page.keyboard.press('Control+Enter');
    const console = page.getByRole('region', { name: say('评测结果', 'Verdict') });
    await console.waitFor();
    await layoutShifts(page);
    await console.getByText(verdict, { exact: true }).first().waitFor();
    if (verdict !== 'CE') await console.getByRole('grid').or(console.getByRole('listbox')).first().waitFor();
    const { sum, moved } = await layoutShifts(page);
    expect(sum, `${verdict} moves: ${moved.join('; ')}`).toBeLessThan(MOST_SHIFT);
  }
  await context.close();
});

test.each(['wide', 'phone'] as const)('a message lies over no control of the workspace: %s', async size => {
  const { context, page } = await openWorkspace(`ben-${size}`, size);
  await writeCode(page, ' ');
  await page.getByRole('button', { name: /^Submit/ }).click();
  await page.getByRole('status').or(page.locator('[data-toasts] li')).first().waitFor();
  expect(await coveredControls(page)).toEqual([]);
  await context.close();
});

test('a message lies over nothing that stays at the foot of a form', async () => {
  const root = product.as();
  const user = await root.account.login({ username: 'root', password: ROOT_PASSWORD });
  const { context, page } = await visit(browser, product);
  await enter(context, root.token() ?? '', user);
  await page.goto('/admin/switch');
  const first = page.getByRole('main').getByRole('switch').first();
  await first.click({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await page.locator('[data-toasts] li').first().waitFor();
  await first.click({ force: true });
  await page.getByRole('button', { name: 'Save' }).waitFor();
  expect(await coveredControls(page)).toEqual([]);
  await context.close();
});
