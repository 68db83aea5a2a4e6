import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, type Size, visit } from '../support/browser';
import { keepLayoutShifts, layoutShifts } from '../support/layoutShifts';
import { type Product, startProduct } from '../support/product';
import { until } from '../support/until';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } }), launchBrowser()]);
  const headers = { 'accept-language': 'en-US' };
  await until(async () => (await (await fetch(`${product.url}/problem/P1000`, { headers })).text()).includes('id="early"'));
});
afterAll(async () => {
  await browser?.close();
  await product?.stop();
  await product?.dispose();
});

/** What the server has drawn of a problem, before its fonts have come; the scripts of the page never come, and its clock stands. */
async function withoutFonts(size: Size) {
  const { context, page } = await visit(browser, product, { size });
  await keepLayoutShifts(context);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(/\.woff2$/, route => sent.then(() => route.continue()));
  await page.route(/\/assets\/index-[^/]*\.js$/, route => route.abort());
  await page.goto('/problem/P1000', { waitUntil: 'domcontentloaded' });
  // The frame that the fonts are asked for in comes after the styles; this clock does not know that.
  await page.waitForFunction(() => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet));
  await page.clock.runFor(50);
  return { context, page, send, rule: page.getByText('One rule: a negative number is a debt.') };
}

test.each(['wide', 'phone'] as const)('UIX-059: the statement is drawn in its fonts, and nothing of it moves, %s', async size => {
  const { context, page, send, rule } = await withoutFonts(size);
  await rule.waitFor({ state: 'hidden' });
  send();
  await rule.waitFor();
  expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))).toEqual(
    expect.arrayContaining(['Source Serif 4 Variable', 'KaTeX_Main', 'KaTeX_Math']),
  );
  expect(await layoutShifts(page)).toEqual({ sum: 0, moved: [] });
  await context.close();
});

test('fonts that do not come soon are not waited for', async () => {
  const { context, page, rule } = await withoutFonts('wide');
  await rule.waitFor({ state: 'hidden' });
  await page.clock.runFor(300);
  await rule.waitFor();
  await context.close();
});
