import type { Page } from 'playwright';
import { type AxeSettings, axeFindingsOf } from '../support/axe';
import type { Storybook } from './inPage';

/** What axe finds in the story that the page shows, in both themes, one line each. The page must have run `AXE`. */
export async function findingsOfAxe(page: Page, storyId: string): Promise<string[]> {
  const settings = await page.evaluate(settingsOf, storyId);
  return settings ? axeFindingsOf(page, settings, () => page.evaluate(showOtherTheme)) : [];
}

// The functions below run inside the page: each is sent there as text and may use nothing of this file.

/** What the story asks of axe; null: not to look. */
async function settingsOf(storyId: string): Promise<AxeSettings | null> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Storybook;
  const { a11y } = (await preview.storyStoreValue.loadStory({ storyId })).parameters;
  if (a11y?.test === 'off' || a11y?.disable) return null;
  return {
    // A story is no page: it need not have landmarks around everything. The sizes of targets take long; they are looked at on phones.
    rules: [{ id: 'region', enabled: false }, { id: 'target-size', enabled: innerWidth < 768 }, ...(a11y?.config?.rules ?? [])],
    options: a11y?.options ?? {},
    context: { exclude: ['.sb-wrapper', '#storybook-docs'] },
  };
}

/** Shows the page in the other of the two themes; the next story chooses its own. */
function showOtherTheme() {
  const { dataset } = document.documentElement;
  dataset.theme = dataset.theme === 'dark' ? 'light' : 'dark';
}
