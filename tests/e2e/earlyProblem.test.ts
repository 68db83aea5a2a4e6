import { expect } from 'vitest';
import type { Visited } from '../support/browser';
import { test } from '../support/e2e';
import { keepLayoutShifts, layoutShifts } from '../support/layoutShifts';
import { until } from '../support/until';

test.beforeAll(async ({ product }) => {
  const headers = { 'accept-language': 'en-US' };
  await until(async () => (await (await fetch(`${product.url}/problem/P1000`, { headers })).text()).includes('id="early"'));
});

/** What the server has drawn of a problem, before its fonts have come; the scripts of the page never come, and its clock stands. */
async function withoutFonts({ context, page }: Visited) {
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
  return { page, send, rule: page.getByText('One rule: a negative number is a debt.') };
}

test.for(['wide', 'phone'] as const)(
  'UIX-059: the statement is drawn in its fonts, and nothing of it moves, %s',
  async (size, { visit }) => {
    const { page, send, rule } = await withoutFonts(await visit({ size }));
    await rule.waitFor({ state: 'hidden' });
    send();
    await rule.waitFor();
    expect(await page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family))).toEqual(
      expect.arrayContaining(['Source Serif 4 Variable', 'KaTeX_Main', 'KaTeX_Math']),
    );
    expect(await layoutShifts(page)).toEqual({ sum: 0, moved: [] });
  },
);

test('fonts that do not come soon are not waited for', async ({ visit }) => {
  const { page, rule } = await withoutFonts(await visit());
  await rule.waitFor({ state: 'hidden' });
  await page.clock.runFor(300);
  await rule.waitFor();
});
