import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** axe itself, to be run in a page before anything below. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Nobody reads about what is well: axe need not describe it. Of the rules that are on, only the one about sound asks for something to be
 * loaded before: without this, axe would parse every style sheet of the page each time.
 */
export const ONLY_FAULTS = { resultTypes: ['violations'], preload: { assets: ['media'] } };

export interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** What `AXE` puts into a page. */
export interface Axe {
  reset(): void;
  configure(settings: object): void;
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

/** One line for each place at fault. */
export const linesOf = (violations: readonly Violation[]) =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} — ${failureSummary ?? ''}`),
  );

/** Takes every animation of the page to its end: what is still fading has neither the one colour nor the other. */
export const endAnimations = (page: Page) =>
  page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
