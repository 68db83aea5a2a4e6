import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Mode } from '../../.storybook/modes';
import { AXE } from '../support/axe';
import { findingsOfAxe } from './axe';
import { type Box, comeToRest, paintedBox, prepareStory, showStory, stopDate, withoutManager, withoutTraces } from './inPage';

/** The moment that every story lives in: Date stands still, timers go on. */
const NOW_MS = Date.parse('2026-11-21T12:00:00Z');
/** Cursors do not blink, and what lies below the fold is drawn. */
const STILL = '* { caret-color: transparent !important; content-visibility: visible !important } .cursors-layer { visibility: hidden }';
/** What React says about play functions that do not wait for everything, sooner or later or never: it is no error of the page. */
const ABOUT_ACT = /inside an `act` scope|not wrapped in act\(/;
const MARGIN_PX = 8;
const MAX_HEIGHT_PX = 1600;
/** Longest wait for a story, in ms. */
const PATIENCE_MS = 90_000;
const QUIET_MS = 60;
/** React holds what it fetched back for 300 ms after it last showed a stand-in; editors colour their text when they find the time. */
const QUIET_AFTER_FETCH_MS = 450;

/** What one visit brings home. `complaints`: why it is not well, whatever the picture looks like; empty when all is well. */
export interface Visit {
  png: Buffer;
  complaints: string[];
  /** Why its play function, or the story itself, failed; these are among the complaints. */
  failures: string[];
  /** What axe found, in both themes, if it was asked to look. */
  axeFindings: string[];
}

interface Wishes {
  pictured?: boolean;
  fresh?: boolean;
  forAxe?: boolean;
  moving?: boolean;
}

/** One page of the browser that goes from story to story, and becomes a new page when the mode changes. */
export class Camera {
  #mode: Mode | undefined;
  #isMoving = false;
  #context: BrowserContext | undefined;
  #page: Page | undefined;
  #devtools: CDPSession | undefined;
  #complaints: string[] = [];
  readonly #pending = new Set<unknown>();
  #requested = 0;

  constructor(
    private readonly browser: Browser,
    private readonly storybookUrl: string,
  ) {}

  /**
   * Visits a story. `pictured`: with a picture, otherwise an empty one. `fresh`: in a page that has shown nothing else. `moving`: the clock
   * goes on and nothing asks for less motion, for stories that are about these.
   */
  async visit(storyId: string, mode: Mode, wishes: Wishes = {}): Promise<Visit> {
    const visit = this.#visit(storyId, mode, wishes);
    let timer: NodeJS.Timeout | undefined;
    const tired = new Promise<undefined>(resolve => (timer = setTimeout(() => resolve(undefined), PATIENCE_MS)));
    const told = await Promise.race([visit, tired]);
    clearTimeout(timer);
    if (told) return told;
    visit.catch(() => undefined);
    this.close().catch(() => undefined);
    return { png: Buffer.alloc(0), ...failed(`does not answer within ${PATIENCE_MS / 1000} s`) };
  }

  async #visit(storyId: string, mode: Mode, { pictured = true, fresh = false, forAxe = false, moving = false }: Wishes): Promise<Visit> {
    if (this.#mode !== mode || this.#isMoving !== moving) await this.#open(mode, moving);
    else if (fresh) await this.#load(mode);
    const { page } = this;
    this.#complaints = [];
    this.#pending.clear();
    const widthPx = await page.evaluate(prepareStory, storyId);
    await page.setViewportSize({ width: widthPx ?? mode.widthPx, height: mode.heightPx });
    this.#requested = 0;
    const failures = await page.evaluate(showStory, storyId);
    if (!(await this.#rest())) this.#complaints.push('does not come to rest within 30 s');
    const png = pictured ? await this.#shoot(mode) : Buffer.alloc(0);
    const axeFindings = forAxe ? await findingsOfAxe(page, storyId) : [];
    const complaints = failures.length > 0 ? failures : this.#complaints;
    // What has failed may have left something lying about.
    if (complaints.length > 0) this.#mode = undefined;
    return { png, complaints, failures, axeFindings };
  }

  async close() {
    const context = this.#context;
    this.#context = this.#mode = undefined;
    await context?.close();
  }

  get page(): Page {
    if (!this.#page) throw new Error('The camera has no page yet.');
    return this.#page;
  }

  async #open(mode: Mode, moving: boolean) {
    await this.#context?.close();
    this.#context = await this.browser.newContext({
      viewport: { width: mode.widthPx, height: mode.heightPx },
      deviceScaleFactor: 1,
      locale: mode.locale,
      timezoneId: 'UTC',
      colorScheme: mode.theme,
      reducedMotion: moving ? 'no-preference' : 'reduce',
      forcedColors: mode.forcedColors ? 'active' : 'none',
      // Known to Storybook as a test: it takes animations to their end instead of waiting for them.
      userAgent: 'StorybookTestRunner',
    });
    this.#context.setDefaultTimeout(60_000);
    this.#listen(this.#context);
    // What would redraw frames around findings at every change of the page: nobody looks.
    await this.#context.addInitScript('globalThis.__STORYBOOK_HIGHLIGHT_INITIALIZED = true');
    if (!moving) await this.#context.addInitScript(stopDate, NOW_MS);
    await this.#context.addInitScript(withoutTraces);
    this.#page = await this.#context.newPage();
    this.#isMoving = moving;
    if (mode.print) await this.page.emulateMedia({ media: 'print' });
    this.#devtools = await this.#context.newCDPSession(this.page);
    await this.#load(mode);
    this.#mode = mode;
  }

  /** Loads the Storybook with no story, as if it had never been there; what the browser keeps of its files stays. */
  async #load(mode: Mode) {
    await this.#devtools?.send('Storage.clearDataForOrigin', {
      origin: this.storybookUrl,
      storageTypes: 'local_storage,indexeddb,cookies',
    });
    await this.page.goto('about:blank');
    await this.page.goto(this.#address(mode));
    await this.page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.storyStoreValue');
    await this.page.addStyleTag({ content: STILL });
    await this.page.evaluate(withoutManager);
    await this.page.evaluate(AXE);
  }

  /** Play functions look for English labels; `embed` is how Storybook is asked to leave them out. */
  #address({ theme, locale, stretched }: Mode) {
    const place = stretched ? `locale:pseudo;direction:rtl;density:${stretched}` : `locale:${locale}`;
    const globals = `theme:${theme};${place};${this.#isMoving ? '' : 'motion:reduced;'}a11y.manual:!true`;
    return `${this.storybookUrl}/iframe.html?id=no--story&viewMode=story&globals=${globals}${locale === 'en-US' && !stretched ? '' : '&embed=true'}`;
  }

  #listen(context: BrowserContext) {
    const complain = (complaint: string) => this.#complaints.push(complaint);
    context.on(
      'console',
      message => message.type() === 'error' && !ABOUT_ACT.test(message.text()) && complain(`console: ${message.text()}`),
    );
    context.on('weberror', error => complain(`uncaught: ${String(error.error())}`));
    context.on('request', request => {
      const { protocol, origin } = new URL(request.url());
      if (protocol.startsWith('http') && origin !== this.storybookUrl) complain(`asks for ${request.url()}`);
      this.#pending.add(request);
      this.#requested += 1;
    });
    context.on('requestfinished', request => this.#pending.delete(request));
    context.on('requestfailed', request => this.#pending.delete(request));
  }

  /** Says whether the page came to rest. One that had to fetch something may wait a while before it shows it. */
  async #rest(): Promise<boolean> {
    for (;;) {
      const requested = this.#requested;
      const rested = await this.page.evaluate(comeToRest, requested > 0 ? QUIET_AFTER_FETCH_MS : QUIET_MS);
      if (!rested || (this.#pending.size === 0 && this.#requested === requested)) return rested;
    }
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

const failed = (reason: string) => ({ complaints: [reason], failures: [reason], axeFindings: [] });

/** Whole pixels, a margin, not wider than the page and not endless. A story that paints nothing is a small empty picture. */
function clipAround(box: Box | null, { widthPx }: Mode): Box {
  const { x, y, width, height } = box ?? { x: 0, y: 0, width: 1, height: 1 };
  const left = Math.max(0, Math.floor(x) - MARGIN_PX);
  const top = Math.max(0, Math.floor(y) - MARGIN_PX);
  const right = Math.min(widthPx, Math.ceil(x + width) + MARGIN_PX);
  const bottom = Math.min(top + MAX_HEIGHT_PX, Math.ceil(y + height) + MARGIN_PX);
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}
