import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Mode } from '../../.storybook/modes';
import { type Box, comeToRest, paintedBox, showStory, widthOfStory } from './inPage';

/** The moment that every story lives in: Date stands still, timers go on. */
const NOW = new Date('2026-11-21T12:00:00Z');
const MARGIN_PX = 8;
const MAX_HEIGHT_PX = 1600;

/** What one visit brings home. `complaints`: why it is not well, whatever the picture looks like; empty when all is well. */
export interface Visit {
  png: Buffer;
  complaints: string[];
  axeFindings: string[] | undefined;
}

/** One page of the browser that goes from story to story, and becomes a new page when the mode changes. */
export class Camera {
  #mode: Mode | undefined;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #devtools: CDPSession | undefined;
  #complaints: string[] = [];
  readonly #pending = new Set<unknown>();

  constructor(
    private readonly browser: Browser,
    private readonly storybookUrl: string,
  ) {}

  /** Visits a story. `fresh`: in a page that has shown nothing else. */
  async visit(storyId: string, mode: Mode, { fresh = false } = {}): Promise<Visit> {
    if (fresh || this.#mode !== mode) await this.#open(mode);
    const { page } = this;
    this.#complaints = [];
    const widthPx = await page.evaluate(widthOfStory, storyId);
    await page.setViewportSize({ width: widthPx ?? mode.widthPx, height: mode.heightPx });
    const { failures, axeFindings } = await page.evaluate(showStory, storyId);
    if (!(await this.#rest())) this.#complaints.push('does not come to rest within 8 s');
    const png = await this.#shoot(mode);
    const complaints = [...failures, ...this.#complaints];
    // What has failed may have left something lying about.
    if (complaints.length > 0) this.#mode = undefined;
    return { png, complaints, axeFindings };
  }

  async close() {
    this.#mode = undefined;
    await this.#context?.close();
  }

  get page(): Page {
    if (!this.#page) throw new Error('The camera has no page yet.');
    return this.#page;
  }

  async #open(mode: Mode) {
    await this.#context?.close();
    const context = await this.browser.newContext({
      viewport: { width: mode.widthPx, height: mode.heightPx },
      deviceScaleFactor: 1,
      locale: mode.locale,
      timezoneId: 'UTC',
      colorScheme: mode.theme,
      reducedMotion: 'reduce',
      forcedColors: mode.forcedColors ? 'active' : 'none',
      // Known to Storybook as a test: it takes animations to their end instead of waiting for them.
      userAgent: 'StorybookTestRunner',
    });
    context.setDefaultTimeout(60_000);
    this.#listen(context);
    const page = await context.newPage();
    this.#context = context;
    this.#page = page;
    await page.clock.setFixedTime(NOW);
    if (mode.print) await page.emulateMedia({ media: 'print' });
    this.#devtools = await context.newCDPSession(page);
    await page.goto(this.#address(mode));
    await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
    await page.addStyleTag({ content: '* { caret-color: transparent !important } ::-webkit-scrollbar { display: none }' });
    this.#mode = mode;
  }

  /** Play functions look for English labels; `embed` is how Storybook is asked to leave them out. */
  #address({ theme, locale }: Mode) {
    const plays = locale === 'en-US';
    const globals = `theme:${theme};locale:${locale};motion:reduced;a11y.manual:${plays ? '!true' : '!false'}`;
    return `${this.storybookUrl}/iframe.html?id=no--story&viewMode=story&globals=${globals}${plays ? '' : '&embed=true'}`;
  }

  #listen(context: BrowserContext) {
    const complain = (complaint: string) => this.#complaints.push(complaint);
    context.on('console', message => message.type() === 'error' && complain(`console: ${message.text()}`));
    context.on('weberror', error => complain(`uncaught: ${error.error()}`));
    context.on('request', request => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.storybookUrl) complain(`asks for ${request.url()}`);
      this.#pending.add(request);
    });
    context.on('requestfinished', request => this.#pending.delete(request));
    context.on('requestfailed', request => this.#pending.delete(request));
  }

  async #rest(): Promise<boolean> {
    let rested = await this.page.evaluate(comeToRest);
    while (rested && this.#pending.size > 0) rested = await this.page.evaluate(comeToRest);
    return rested;
  }

  async #shoot(mode: Mode): Promise<Buffer> {
    const clip = clipAround(await this.page.evaluate(paintedBox), mode);
    const { data } = await this.#devtools!.send('Page.captureScreenshot', {
      format: 'png',
      clip: { ...clip, scale: 1 },
      captureBeyondViewport: clip.y + clip.height > mode.heightPx,
      optimizeForSpeed: true,
    });
    return Buffer.from(data, 'base64');
  }
}

/** Whole pixels, a margin, not wider than the page and not endless. A story that paints nothing is a small empty picture. */
function clipAround(box: Box | null, { widthPx }: Mode): Box {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 1, height: 1 };
  const left = Math.max(0, Math.floor(x) - MARGIN_PX);
  const top = Math.max(0, Math.floor(y) - MARGIN_PX);
  const right = Math.min(widthPx, Math.ceil(x + width) + MARGIN_PX);
  const bottom = Math.min(top + MAX_HEIGHT_PX, Math.ceil(y + height) + MARGIN_PX);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
