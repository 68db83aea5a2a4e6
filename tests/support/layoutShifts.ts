import type { BrowserContext, Page } from 'playwright';

/** Layout shifts that no input caused: their sum, and what moved. */
export interface LayoutShifts {
  sum: number;
  moved: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  /** What moved; without a node where that has been taken out of the page since. */
  sources: { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Keeps what moves on the pages of a reader, from the first paint on. */
export async function keepLayoutShifts(context: BrowserContext) {
  await context.addInitScript(() => {
    const kept: LayoutShifts = { sum: 0, moved: [] };
    Object.assign(globalThis, { layoutShifts: kept });
    const elementOf = (node: Node | null | undefined) => (node instanceof Element ? node : node?.parentElement);
    const describe = (node: Node | null | undefined) => {
      const element = elementOf(node);
      return `${element?.tagName.toLowerCase()} "${element?.textContent?.slice(0, 24)}"`;
    };
    const isMessage = (node: Node | null | undefined) => !!elementOf(node)?.closest('[data-toasts]');
    /** Messages lie over the page: they make room for the newest, and close up when one has gone. */
    const isOfMessages = ({ sources }: Shift) =>
      sources.some(({ node }) => isMessage(node)) && sources.every(({ node }) => !node || isMessage(node));
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as Shift[]) {
        if (isOfMessages(entry)) continue;
        kept.sum += entry.value;
        for (const { node, previousRect: from, currentRect: to } of entry.sources)
          kept.moved.push(`${describe(node)} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Shifts since the last call. */
export const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const { layoutShifts: kept } = globalThis as unknown as { layoutShifts: LayoutShifts };
    const { sum, moved } = kept;
    Object.assign(kept, { sum: 0, moved: [] });
    return { sum, moved };
  });
