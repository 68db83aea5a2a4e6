import type { BrowserContext, Page } from 'playwright';

/** What moved by itself: how much of the page in all, and what moved. */
export interface LayoutShifts {
  sum: number;
  moved: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  sources: { node?: Node; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Keeps what moves on the pages of a reader, from the first paint on. */
export async function keepLayoutShifts(context: BrowserContext) {
  await context.addInitScript(() => {
    const kept: LayoutShifts = { sum: 0, moved: [] };
    Object.assign(globalThis, { layoutShifts: kept });
    const describe = (node: Node | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return `${element?.tagName.toLowerCase()} "${element?.textContent?.slice(0, 24)}"`;
    };
    /** Messages lie over the page: the older ones make room for the newest. */
    const isMessage = (node: Node | undefined) => {
      const element = node instanceof Element ? node : node?.parentElement;
      return !!element?.closest('[data-toasts]');
    };
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) {
        if (entry.sources.length && entry.sources.every(({ node }) => isMessage(node))) continue;
        kept.sum += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          kept.moved.push(`${describe(node)} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** What has moved since it was last asked. */
export const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const { layoutShifts: kept } = globalThis as unknown as { layoutShifts: LayoutShifts };
    const { sum, moved } = kept;
    Object.assign(kept, { sum: 0, moved: [] });
    return { sum, moved };
  });
