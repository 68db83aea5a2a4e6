import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import type { Storybook } from './inPage';

/** axe itself, to be run in the page: the addon of Storybook would wait 100 ms before each run and describe everything that is well, too. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What another theme can break. Everything else axe has seen in the first theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the story that the page shows, in both themes, one line each. The page must have run `AXE`. */
export async function findingsOfAxe(page: Page, storyId: string): Promise<string[]> {
  const inFirst = await page.evaluate(findingsOf, { storyId, only: undefined });
  await page.evaluate(otherTheme);
  return [...inFirst, ...(await page.evaluate(findingsOf, { storyId, only: COLOUR_RULES }))];
}

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[];
}
interface Axe {
  reset(): void;
  configure(settings: object): void;
  run(context: object, options: object): Promise<AxeResult>;
}

// The functions below run inside the page: each is sent there as text and may use nothing of this file.

/** Runs axe with the settings of the story. `only`: with these rules. */
async function findingsOf({ storyId, only }: { storyId: string; only: string[] | undefined }): Promise<string[]> {
  const { axe, __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Storybook & { axe: Axe };
  const { a11y } = (await preview.storyStoreValue.loadStory({ storyId })).parameters;
  if (a11y?.test === 'off' || a11y?.disable) return [];
  // A story is no page: it need not have landmarks around everything.
  const rules = [{ id: 'region', enabled: false }, ...(a11y?.config?.rules ?? [])];
  const values = only?.filter(id => !rules.some(rule => rule.id === id && !rule.enabled));
  if (values?.length === 0) return [];
  axe.reset();
  axe.configure({ ...a11y?.config, rules });
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper', '#storybook-docs'] },
    { ...a11y?.options, resultTypes: ['violations'], ...(values && { runOnly: { type: 'rule', values } }) },
  );
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} — ${failureSummary ?? ''}`),
  );
}

/** Shows the page in the other of the two themes, at once; the next story chooses its own. */
async function otherTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
  // What is still fading has neither the one colour nor the other.
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
    else animation.finish();
  }
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
