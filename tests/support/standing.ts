import type { Page } from 'playwright';
import { AXE, axeFindingsOf } from './axe';
import { isNarrow } from './browser';
import { layoutShifts } from './layoutShifts';
import { smallTargets } from './smallTargets';

/** Largest sum of layout shifts on the way to a page, as a share of the window. */
const MOST_SHIFT = 0.02;

interface Asked {
  /** Whether the page may have moved. */
  mayMove?: boolean;
  /** Whether axe looks, in both themes. */
  axe?: boolean;
}

/** Waits until all of a page is there. */
export async function rest(page: Page) {
  await page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('main [aria-busy=true]'));
  await page.evaluate(() => document.fonts.ready);
}

/**
 * What is wrong with a page as it stands, one line each: what has moved by itself since this was last asked, what reaches over the side of
 * the window, what fingers miss on a phone, and what axe finds.
 */
export async function faultsOn(page: Page, { mayMove = false, axe = true }: Asked = {}): Promise<string[]> {
  const { sum, moved } = await layoutShifts(page);
  const found = sum < MOST_SHIFT || mayMove ? [] : [`moves by ${sum}: ${moved.join('; ')}`];
  const overPx = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (overPx > 0) found.push(`reaches ${overPx} px over the side`);
  if (isNarrow(page)) found.push(...(await smallTargets(page)).map(target => `fingers miss ${target}`));
  if (axe) found.push(...(await axeFindings(page)));
  return found;
}

/** What axe finds wrong on the page, in both themes. */
async function axeFindings(page: Page): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in globalThis))) await page.evaluate(AXE);
  // Half of the time of axe would go into the sizes of targets: they are looked at where they are pressed with a thumb.
  const found = await axeFindingsOf(page, { rules: [{ id: 'target-size', enabled: isNarrow(page) }] }, async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
  });
  await page.emulateMedia({ colorScheme: 'light' });
  return found;
}
