import type { BrowserContext } from 'playwright';
import { expect } from 'vitest';
import { test } from '../support/e2e';

/** Chrome 111, Safari 16.4 and Firefox 115 have none of these. */
const withoutNewThings = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const [owner, names] of [
      [AbortSignal, ['any']],
      [Element.prototype, ['checkVisibility']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Set.prototype, ['union', 'difference', 'intersection']],
      [Array, ['fromAsync']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [globalThis, ['requestIdleCallback', 'scheduler']],
    ] as const)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });

/** Makes the browser behave like one that keeps no data of sites. */
const withoutStorage = (context: BrowserContext) =>
  context.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
  });

test.for([
  ['without what is newer than spring 2023', withoutNewThings],
  ['that keeps no data of sites', withoutStorage],
] as const)('a browser %s shows pages with their data', async ([, prepare], { visit }) => {
  const { context, page, complaints } = await visit();
  await prepare(context);
  await page.goto('/home');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.goto('/problem');
  await page.getByRole('link', { name: /Unhurried/ }).waitFor();
  await page.goto('/problem/P1000');
  await page.getByRole('heading', { level: 1, name: /Unhurried/ }).waitFor();
  await page.locator('.monaco-editor .view-line').first().waitFor();
  await page.goto('/contest');
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expect(complaints).toEqual([]);
});
