// What runs inside the page: each function is sent there as text and may use nothing of this file.

interface Channel {
  on(event: string, listener: (told: never) => void): void;
  off(event: string, listener: (told: never) => void): void;
  emit(event: string, told: unknown): void;
}
interface Report {
  type: string;
  status: string;
  result: { violations?: { id: string; help: string; nodes: { target: string[]; failureSummary?: string }[] }[] };
}

/** What became of a story: why it failed, if it did, and what axe found, one line each; null where axe did not look. */
export interface Shown {
  failures: string[];
  axeFindings: string[] | null;
}

/** What a story asks for: a width of the window, in px (null: any), and to be left alone by axe. */
export interface Wishes {
  widthPx: number | null;
  withoutAxe: boolean;
}

/** Loads a story and reads its parameters and globals. */
export async function wishesOf(storyId: string): Promise<Wishes> {
  interface Story {
    storyGlobals: { viewport?: { value?: string } };
    parameters: {
      a11y?: { test?: string; disable?: boolean };
      viewport?: { options?: Record<string, { styles?: { width?: string } | null }> };
    };
  }
  const { __STORYBOOK_PREVIEW__: preview } = globalThis as unknown as {
    __STORYBOOK_PREVIEW__: { storyStoreValue: { loadStory(which: { storyId: string }): Promise<Story> } };
  };
  // One that cannot be loaded is told of when it is shown.
  const story = await preview.storyStoreValue.loadStory({ storyId }).catch(() => null);
  const width = story?.parameters.viewport?.options?.[story.storyGlobals.viewport?.value ?? '']?.styles?.width;
  const a11y = story?.parameters.a11y;
  return { widthPx: width ? Number.parseFloat(width) : null, withoutAxe: a11y?.test === 'off' || a11y?.disable === true };
}

/** Has Storybook show a story, and waits until its play function, if it runs, and its checks have ended. */
export function showStory(storyId: string): Promise<Shown> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel };
  const failures: string[] = [];
  return new Promise(resolve => {
    const fail = (error: { message?: string; title?: string }) => failures.push(error.message ?? error.title ?? 'failed');
    const failAll = (errors: { message: string }[]) => errors.forEach(fail);
    const finish = ({ storyId: finishedId, status, reporters }: { storyId: string; status: string; reporters: Report[] }) => {
      if (finishedId !== storyId) return;
      for (const [event, listener] of listeners) channel.off(event, listener);
      const axe = reporters.filter(({ type }) => type === 'a11y');
      const axeFindings = axe
        .filter(report => report.status === 'failed')
        .flatMap(({ result }) => result.violations ?? [])
        .flatMap(({ id, help, nodes }) =>
          nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} — ${failureSummary ?? ''}`),
        );
      if (status === 'error' && failures.length === 0 && axeFindings.length === 0) failures.push('the story ended with an error');
      resolve({ failures, axeFindings: axe.length > 0 ? axeFindings : null });
    };
    const miss = () => finish({ storyId, status: 'error', reporters: [] });
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

/** Waits until fonts and pictures are there and nothing in the page has changed for a while; says whether that came to pass. */
export async function comeToRest(): Promise<boolean> {
  const QUIET_MS = 60;
  const AT_MOST_MS = 8000;
  let changedAtMs = performance.now();
  const startedAtMs = changedAtMs;
  const observer = new MutationObserver(() => (changedAtMs = performance.now()));
  observer.observe(document, { attributes: true, characterData: true, childList: true, subtree: true });
  const frame = () => new Promise(resolve => requestAnimationFrame(resolve));
  try {
    for (;;) {
      await document.fonts.ready;
      await Promise.all([...document.images].map(image => image.decode().catch(() => undefined)));
      await frame();
      await frame();
      const nowMs = performance.now();
      if (nowMs - changedAtMs >= QUIET_MS && document.fonts.status === 'loaded') return true;
      if (nowMs - startedAtMs > AT_MOST_MS) return false;
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
