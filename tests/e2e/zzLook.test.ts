import { test } from 'vitest';
import { enter, launchBrowser, visit } from '../support/browser';
import { rightAnswer } from '../support/judged';
import { asNewUser, asRoot, startProduct, ROOT_PASSWORD } from '../support/product';
test('look', { timeout: 300_000 }, async () => {
  const [product, browser] = await Promise.all([startProduct({ withJudge: false, env: { OJ_JUDGES: '0' } }), launchBrowser()]);
  const root = await asRoot(product);
  for (const name of ['alice', 'bob', 'carol']) await asNewUser(product, name);
  const api = product.as();
  const user = await api.account.login({ username: 'root', password: ROOT_PASSWORD });
  for (const pid of ['P1000', 'P1001', 'P1002', 'P1003'])
    await api.submission.submit({ pid, language: 'C++ 17', code: rightAnswer.repeat(2) });
  await product
    .database()
    .execute(`update submissions set status = 0, time_ms = 15, memory_kb = 3400, judger = 'judge-1', judged_at = now() where id < 3`);
  await product
    .database()
    .execute(`update submissions set status = -1, time_ms = 315, memory_kb = 3400, judger = 'judge-1', judged_at = now() where id = 3`);
  void root;
  for (const [locale, theme, size] of [
    ['en-US', 'light', 'wide'],
    ['zh-CN', 'dark', 'phone'],
  ] as const) {
    const { context, page } = await visit(browser, product, { locale, theme, size });
    await enter(context, api.token() ?? '', user);
    for (const at of [
      '/home',
      '/problem',
      '/status',
      '/rank',
      '/admin/problems',
      '/admin/user',
      '/admin/problem/edit/1',
      '/problem/P1000',
      '/submission-detail/1',
    ]) {
      await page.goto(at);
      await page.waitForTimeout(1500);
      const name = at.replaceAll('/', '_');
      await page.screenshot({ path: `/tmp/v-look${name}-${size}.png`, fullPage: size === 'wide' });
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      console.log(size, at, height);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('a, button, input, select, summary, [role=tab], [role=switch]')].flatMap(e => {
          const r = e.getBoundingClientRect();
          return r.width &&
            r.height &&
            (r.width < 24 || r.height < 24) &&
            getComputedStyle(e).visibility !== 'hidden' &&
            !e.closest('label')
            ? [
                e.tagName +
                  ' ' +
                  (e.textContent || e.getAttribute('aria-label') || '').slice(0, 20) +
                  ' ' +
                  Math.round(r.width) +
                  'x' +
                  Math.round(r.height),
              ]
            : [];
        }),
      );
      console.log(size, at, 'SMALL', small.length, small.slice(0, 14).join(' | '));
      if (at === '/problem/P1000' || at.startsWith('/submission')) {
        await page.setViewportSize({ width: 718, height: 1020 });
        await page.emulateMedia({ media: 'print', colorScheme: theme });
        await page.waitForTimeout(800);
        await page.screenshot({ path: `/tmp/v-print${name}-${size}.png`, fullPage: true });
        await page.emulateMedia({ media: 'screen', colorScheme: theme });
        await page.setViewportSize(size === 'wide' ? { width: 1440, height: 900 } : { width: 390, height: 844 });
      }
    }
    await context.close();
  }
  await browser.close();
  await product.stop();
  await product.dispose();
});
