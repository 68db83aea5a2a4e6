import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumOptions } from './chromium';
import type { Product } from './product';

export const launchBrowser = () => chromium.launch(chromiumOptions);

export type Locale = 'zh-CN' | 'en-US';
export type Size = 'wide' | 'phone';
type Readers = readonly (readonly [Locale, Size])[];
/** Who reads: each language and each screen once. Half of the journeys have the readers, the other half the other readers. */
export const readers: Readers = [
  ['zh-CN', 'phone'],
  ['en-US', 'wide'],
];
export const otherReaders: Readers = [
  ['zh-CN', 'wide'],
  ['en-US', 'phone'],
];

/** Words of a page, in the language of its reader. */
export const sayIn = (locale: Locale) => (zh: string, en: string) => (locale === 'zh-CN' ? zh : en);

export interface Reader {
  locale?: Locale;
  size?: Size;
  theme?: 'light' | 'dark';
  /** User agent of another browser than this one. */
  userAgent?: string | undefined;
}

const sizes = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};

/** Narrower windows are phones. */
const NARROW_PX = 768;
export const isNarrow = (page: Page) => (page.viewportSize()?.width ?? 0) < NARROW_PX;

const PATIENCE_MS = 5_000;
const SHOWN_COMPLAINTS = 10;

/** A browser of its own for one reader. Everything it logs as an error, and every request to another origin, is kept. */
export async function visit(browser: Browser, product: Product, reader: Reader = {}) {
  const { locale = 'en-US', size = 'wide', theme = 'light', userAgent } = reader;
  const context = await browser.newContext({
    ...sizes[size],
    ...(userAgent && { userAgent }),
    locale,
    colorScheme: theme,
    baseURL: product.url,
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(40_000);
  const complaints: string[] = [];
  const foreign: string[] = [];
  context.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  context.on('weberror', error => complaints.push(String(error.error())));
  context.on('request', request => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== product.url) foreign.push(request.url());
  });
  const page = await context.newPage();
  return { context, page, complaints, foreign };
}
export type Visited = Awaited<ReturnType<typeof visit>>;

/** Prints what a failed test had before it. */
export async function describePages({ context, complaints }: Visited) {
  for (const page of context.pages())
    console.error(
      page.url(),
      await page.locator('body').ariaSnapshot({ timeout: PATIENCE_MS }).catch(String),
      complaints.slice(-SHOWN_COMPLAINTS),
    );
}

/** Puts a session into the browser, as if its owner had logged in there. */
export async function enter(context: BrowserContext, token: string, user: object) {
  await context.addInitScript(
    ([token, user]) => {
      if (localStorage.getItem('test.entered')) return;
      localStorage.setItem('test.entered', 'yes');
      localStorage.setItem('token', token ?? '');
      localStorage.setItem('userInfo', user ?? '');
    },
    [token, JSON.stringify(user)],
  );
}

/** Fills in the login dialog, in either language, and sends it. */
export async function loginThrough(page: Page, username: string, password: string) {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^(Username|用户名)$/).fill(username);
  await dialog.getByLabel(/^(Password|密码)$/).fill(password);
  await page.keyboard.press('Enter');
}

/** Replaces the code in the editor, whichever of the two it is. */
export async function writeCode(page: Page, code: string) {
  const plain = page.locator('[data-plain] textarea');
  await page.locator('textarea[data-stands-in]').waitFor({ state: 'detached' });
  const monaco = page.locator('.monaco-editor .view-lines');
  await plain.or(monaco).first().waitFor();
  if (await plain.count()) return plain.fill(code);
  await monaco.click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  // The code is inserted in one piece: typed text would be indented and completed.
  await page.keyboard.insertText(code);
  const [firstLine = ''] = code.split('\n');
  await monaco.getByText(firstLine.slice(0, 12)).first().waitFor();
}
