import type { Page } from 'playwright';

const KB = 1024;
const QUIET_MS = 1_000;
/** Comes beside what is read, where there is an editor. */
const EDITOR = /EditorSide|EditorPane|CodeEditor|[mM]onaco/;

interface FirstLoad {
  address: string;
  /** What the page may weigh at most: KB of scripts, packed with gzip. A list may weigh 20 KB more than another page. */
  barKb: number;
  /** Size in KB that it must not exceed until it meets its bar. */
  heldKb?: number;
}

/** What a first visit of each page may fetch, in a browser that has never been here; `/setting` by who is logged in. */
export const firstLoads: readonly FirstLoad[] = [
  { address: '/home', barKb: 200 },
  { address: '/problem', barKb: 220 },
  { address: '/problem/P1000', barKb: 200 },
  { address: '/contest', barKb: 220 },
  { address: '/status', barKb: 220 },
  { address: '/submission-detail/1', barKb: 200 },
  { address: '/rank', barKb: 220 },
  { address: '/user-home?username=root', barKb: 200 },
  { address: '/setting', barKb: 200 },
  { address: '/help', barKb: 200 },
  { address: '/developer', barKb: 200 },
  { address: '/reset-password?username=root&code=none', barKb: 200 },
];

/** Opens the page in a fresh browser and answers the KB of the scripts that it fetched, without those of the editor. */
export async function firstLoadKb(page: Page, address: string): Promise<number> {
  const scripts = new Set<string>();
  page.on('response', response => void (response.request().resourceType() === 'script' && scripts.add(response.url())));
  await page.goto(address, { waitUntil: 'load' });
  await page.locator('main').waitFor();
  // Pages with live events are never idle.
  await page.waitForFunction(
    quietMs => performance.getEntriesByType('resource').every(each => each.startTime < performance.now() - quietMs),
    QUIET_MS,
    { polling: 100 },
  );
  const fetched = await Promise.all([...scripts].map(scriptAt));
  return withoutEditor(fetched).reduce((sum, { bytes }) => sum + bytes, 0) / KB;
}

interface Script {
  url: string;
  text: string;
  /** Size as it travels to a browser that knows only gzip; a script that is too small to be packed travels as it is. */
  bytes: number;
}

/** The scripts without those of the editor and those that nothing but they import. */
function withoutEditor(scripts: Script[]): Script[] {
  const importersOf = ({ url }: Script) => scripts.filter(({ text }) => text.includes(`./${url.split('/').at(-1)}`));
  const pages = (some: Script[]): Script[] => {
    const rest = some.filter(each => {
      const importers = importersOf(each);
      return importers.length === 0 || importers.some(importer => some.includes(importer));
    });
    return rest.length < some.length ? pages(rest) : rest;
  };
  return pages(scripts.filter(({ url }) => !EDITOR.test(url)));
}

/** Most pages fetch the same scripts, so sizes are kept. */
const known = new Map<string, Promise<Script>>();
function scriptAt(url: string): Promise<Script> {
  const present = known.get(url) ?? fetchScript(url);
  known.set(url, present);
  return present;
}

async function fetchScript(url: string): Promise<Script> {
  const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
  const declared = Number(response.headers.get('content-length'));
  const text = await response.text();
  if (text.length > 2 * KB && response.headers.get('content-encoding') !== 'gzip') throw new Error(`${url} is not packed`);
  return { url, text, bytes: declared || Buffer.byteLength(text) };
}
