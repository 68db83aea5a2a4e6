// What runs inside the page: each function is sent there as text and may use nothing of this file.

interface Channel {
  transports: unknown[];
  on(event: string, listener: (told: never) => void): void;
  once(event: string, listener: (told: never) => void): void;
  off(event: string, listener: (told: never) => void): void;
  emit(event: string, ...told: unknown[]): void;
}
interface A11y {
  test?: string;
  disable?: boolean;
  config?: { rules?: { id: string; enabled: boolean }[] };
  options?: object;
}
interface Story {
  storyGlobals: { viewport?: { value?: string } };
  parameters: { a11y?: A11y; viewport?: { options?: Record<string, { styles?: { width?: string } | null }> } };
}
export interface Storybook {
  __STORYBOOK_ADDONS_CHANNEL__: Channel;
  __STORYBOOK_PREVIEW__: { storyStoreValue: { loadStory(which: { storyId: string }): Promise<Story> } };
}

/** Has `Date` stand still; timers are the browser's own. */
export function stopDate(nowMs: number) {
  globalThis.Date = new Proxy(Date, {
    apply: target => new target(nowMs).toString(),
    construct: (target, given, newTarget) => Reflect.construct(target, given.length > 0 ? given : [nowMs], newTarget) as Date,
    get: (target, name) => (name === 'now' ? () => nowMs : Reflect.get(target, name)),
  });
}

/** Around these pages is no manager: what would be told to it would be written out, and kept until one came. */
export function withoutManager() {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
  channel.transports = [];
}

/**
 * Loads a story and takes away what the last one left: storage, cookies, scrolling. Gives the width in px of the window that the story asks
 * for with `globals.viewport`; null: it takes any.
 */
export async function prepareStory(storyId: string): Promise<number | null> {
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as Storybook;
  // A story that cannot be loaded is reported when it is shown.
  const story = await preview.storyStoreValue.loadStory({ storyId }).catch(() => null);
  // What has been loaded need not be announced any more: axe would look at hundreds of links, each time.
  for (const idle of document.querySelectorAll('link[rel="modulepreload"], .sb-preparing-docs')) idle.remove();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  scrollTo(0, 0);
  const width = story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles?.width;
  return width ? Number.parseFloat(width) : null;
}

/** Has Storybook show a story, waits until its play function, if it runs, has ended, and says why it failed, if it did. */
export function showStory(storyId: string): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as Storybook;
  const failures: string[] = [];
  return new Promise(resolve => {
    const fail = (error: { message?: string; title?: string }) => failures.push(error.message ?? error.title ?? 'failed');
    const failAll = (errors: { message: string }[]) => errors.forEach(fail);
    const miss = () => finish({ storyId, status: 'error' });
    const finish = ({ storyId: finishedId, status }: { storyId: string; status: string }) => {
      if (finishedId !== storyId) return;
      for (const [event, listener] of listeners) channel.off(event, listener);
      if (status === 'error' && failures.length === 0) failures.push('the story ended with an error');
      resolve(failures);
    };
    const listeners = [
      ['storyFinished', finish],
      ['storyMissing', miss],
      ['playFunctionThrewException', fail],
      ['storyThrewException', fail],
      ['storyErrored', fail],
      ['unhandledErrorsWhilePlaying', failAll],
    ] as const;
    for (const [event, listener] of listeners) channel.on(event, listener);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}

/**
 * React in its development build keeps a stack trace for every element and tells the browser's tools about every rendering. Nobody reads
 * them here, and they take a fifth of the time. The engine takes a limit that is no plain value for no traces at all.
 */
export function withoutTraces() {
  Object.defineProperty(Error, 'stackTraceLimit', { get: () => 0, set() {} });
  Object.assign(console, { createTask: undefined, timeStamp: undefined });
}

/** Waits until fonts and pictures are there and nothing in the page has changed for so long; says whether that came to pass. */
export async function comeToRest(quietMs: number): Promise<boolean> {
  const AT_MOST_MS = 30_000;
  let changedAtMs = performance.now();
  const startedAtMs = changedAtMs;
  // The code editor makes its cursor blink by hand; cursors are not drawn.
  const isCursor = ({ target }: MutationRecord) => target instanceof Element && target.closest('.cursors-layer') !== null;
  const observer = new MutationObserver(changes => {
    if (!changes.every(isCursor)) changedAtMs = performance.now();
  });
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  try {
    for (;;) {
      await document.fonts.ready;
      // Images far below the fold would never be loaded.
      for (const image of document.images) if (image.loading === 'lazy') image.loading = 'eager';
      await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
      await frame();
      await frame();
      const nowMs = performance.now();
      const leftMs = quietMs - (nowMs - changedAtMs);
      if (leftMs <= 0 && document.fonts.status === 'loaded') return true;
      if (nowMs - startedAtMs > AT_MOST_MS) return false;
      await new Promise(resolve => setTimeout(resolve, leftMs));
    }
  } finally {
    observer.disconnect();
  }
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around everything that the story paints, layers over the page included, in px from the top left of the document. */
export function paintedBox(): Box | null {
  interface Edges {
    left: number;
    top: number;
    right: number;
    bottom: number;
  }
  const REPLACED = new Set(['IMG', 'CANVAS', 'VIDEO', 'INPUT', 'TEXTAREA', 'SELECT', 'IFRAME', 'BUTTON', 'svg', 'METER', 'PROGRESS']);
  let painted: Edges | null = null;

  const meet = (a: Edges, b: Edges): Edges => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const add = (edges: Edges) => {
    if (edges.right - edges.left < 2 || edges.bottom - edges.top < 2) return;
    painted = painted
      ? {
          left: Math.min(painted.left, edges.left),
          top: Math.min(painted.top, edges.top),
          right: Math.max(painted.right, edges.right),
          bottom: Math.max(painted.bottom, edges.bottom),
        }
      : edges;
  };
  const isDrawn = (element: Element, style: CSSStyleDeclaration) =>
    REPLACED.has(element.tagName) ||
    style.backgroundImage !== 'none' ||
    !/^rgba\(.*, 0\)$|^transparent$/.test(style.backgroundColor) ||
    style.boxShadow !== 'none' ||
    ['Top', 'Right', 'Bottom', 'Left'].some(side => Number.parseFloat(style.getPropertyValue(`border-${side.toLowerCase()}-width`)) > 0) ||
    (style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) > 0) ||
    ['::before', '::after'].some(part => !['none', 'normal'].includes(getComputedStyle(element, part).content));

  const page: Edges = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 };
  const walk = (element: Element, clip: Edges) => {
    const style = getComputedStyle(element);
    if (style.display === 'none' || style.opacity === '0') return;
    const within = style.position === 'fixed' ? page : clip;
    const edges = element.getBoundingClientRect();
    if (style.visibility === 'visible') {
      if (style.display !== 'contents' && isDrawn(element, style)) add(meet(edges, within));
      for (const child of element.childNodes) {
        if (child.nodeType !== Node.TEXT_NODE || !child.textContent?.trim()) continue;
        const range = document.createRange();
        range.selectNodeContents(child);
        const inner = style.overflow === 'visible' ? within : meet(within, edges);
        add(meet(range.getBoundingClientRect(), inner));
      }
    }
    if (element.tagName === 'svg') return;
    const inner = style.overflow === 'visible' || style.display === 'contents' ? within : meet(within, edges);
    for (const child of element.children) walk(child, inner);
  };
  for (const child of document.body.children) {
    const isOfStorybook = child.id.startsWith('storybook-') || child.className.toString().startsWith('sb-');
    if (child.id === 'storybook-root') for (const part of child.children) walk(part, page);
    else if (!isOfStorybook && !['SCRIPT', 'STYLE', 'SVG', 'svg'].includes(child.tagName)) walk(child, page);
  }

  if (!painted) return null;
  const { left, top, right, bottom }: Edges = painted;
  return { x: left + scrollX, y: top + scrollY, width: right - left, height: bottom - top };
}
