import { test } from 'vitest';
import { launchBrowser, visit } from '../support/browser';
import { keepLayoutShifts, layoutShifts } from '../support/layoutShifts';
import { startProduct } from '../support/product';
test('p', { timeout: 300_000 }, async () => {
  const [product, browser] = await Promise.all([startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } }), launchBrowser()]);
  for (let n = 0; n < 6; n++) {
    const { context, page } = await visit(browser, product);
    await keepLayoutShifts(context);
    await page.goto('/problem/P1000');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForTimeout(1500);
    const s = await layoutShifts(page);
    const fonts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(r => /woff2/.test(r.name))
        .map(r => r.name.split('/').pop() + ' ' + Math.round(r.startTime) + '-' + Math.round(r.responseEnd)),
    );
    console.log('SHIFT', n, s.sum.toFixed(4), s.moved.join('\n'), fonts.join(' | '));
    await context.close();
  }
  await browser.close();
  await product.stop();
  await product.dispose();
});
