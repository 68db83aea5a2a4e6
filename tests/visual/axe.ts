import type { Page } from 'playwright';
import { type Axe, endAnimations, linesOf, ONLY_FAULTS, type Violation } from '../support/axe';
import type { Storybook } from './inPage';

/** What another theme can break. Everything else axe has seen in the first theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds in the story that the page shows, in both themes, one line each. The page must have run `AXE`. */
export async function findingsOfAxe(page: Page, storyId: string): Promise<string[]> {
  const inFirst = await page.evaluate(violationsOf, { storyId, only: undefined, options: ONLY_FAULTS });
  await page.evaluate(showOtherTheme);
  await endAnimations(page);
  return linesOf([...inFirst, ...(await page.evaluate(violationsOf, { storyId, only: COLOUR_RULES, options: ONLY_FAULTS }))]);
}

interface Wishes {
  storyId: string;
  only: string[] | undefined;
  options: object;
}

// The functions below run inside the page: each is sent there as text and may use nothing of this file.

/** Runs axe with the settings of the story and these options. `only`: with these rules. */
async function violationsOf({ storyId, only, options }: Wishes): Promise<Violation[]> {
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
    { ...a11y?.options, ...options, ...(values && { runOnly: { type: 'rule', values } }) },
  );
  return violations;
}

/** Shows the page in the other of the two themes; the next story chooses its own. */
function showOtherTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}
