import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

/** axe itself, to be run in a page before anything below. */
export const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What another theme can break. Everything else axe has seen in the first theme. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/**
 * Nobody reads about what is well: axe need not describe it. Of the rules that are on, only the one about sound asks for something to be
 * loaded before: without this, axe would parse every style sheet of the page each time.
 */
const ONLY_FAULTS = { resultTypes: ['violations'], preload: { assets: ['media'] } };

/** What a page may ask of axe: rules set otherwise, options of its run, the part to look at. */
export interface AxeSettings {
  rules?: { id: string; enabled?: boolean }[];
  options?: object;
  context?: object;
}

interface Violation {
  id: string;
  help: string;
  nodes: { target: string[]; failureSummary?: string }[];
}

/** What `AXE` puts into a page. */
interface Axe {
  reset(): void;
  configure(settings: object): void;
  run(context: object, options: object): Promise<{ violations: Violation[] }>;
}

/**
 * What axe finds wrong on the page as it stands, in one line each: everything in the first theme, and in the other what depends on colours.
 * The page must have run `AXE`.
 */
export async function axeFindingsOf(page: Page, settings: AxeSettings, showOtherTheme: () => Promise<void>): Promise<string[]> {
  const isNew = await page.evaluate(markNewKinds);
  const found = linesOf(await violationsIn(page, settings));
  // A rule that is off stays off, also where rules are run by name.
  const values = COLOUR_RULES.filter(id => !settings.rules?.some(rule => rule.id === id && rule.enabled === false));
  if (isNew && values.length) {
    await showOtherTheme();
    await endAnimations(page);
    const other = await violationsIn(page, { ...settings, options: { ...settings.options, runOnly: values } });
    found.push(...linesOf(other).map(line => `${line} (in the other theme)`));
  }
  if (found.length) await page.evaluate('delete globalThis.knownKinds');
  return found;
}

const linesOf = (violations: readonly Violation[]) =>
  violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(' ')} — ${failureSummary ?? ''}`),
  );

const violationsIn = (page: Page, { rules = [], options = {}, context = {} }: AxeSettings): Promise<Violation[]> =>
  page.evaluate(
    async ([rules, options, context]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      axe.reset();
      axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-axe-kind]' }, ...rules] });
      return (await axe.run({ include: document.body, ...context }, options)).violations;
    },
    [rules, { ...ONLY_FAULTS, ...options }, context] as const,
  );

/** Takes every animation of the page to its end: what is still fading has neither the one colour nor the other. */
const endAnimations = (page: Page) =>
  page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
    }
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });

/**
 * Contrast takes axe half of its time, most of it on what looks like the row before, or as it did in the story before. It looks at three
 * elements of each kind, when the page first shows that kind: those are of one kind that a style sheet cannot tell apart, by their own
 * attributes and state and those of everything around them. Says whether there is any. This runs inside the page and may use nothing of
 * this file.
 */
function markNewKinds(): boolean {
  const OF_EACH = 3;
  /** What a style sheet may ask for. Texts, names, addresses and numbers of rows differ from one to the next of a kind. */
  const STYLED =
    /^(class|style|role|type|lang|dir|hidden|open|disabled|readonly|required|checked|selected|multiple|fill|stroke|opacity|data-.*|aria-.*)$/i;
  const NAMED =
    /^(data-(address|axe-kind)|aria-(label|labelledby|describedby|controls|owns|activedescendant|rowindex|colindex|posinset|setsize|valuenow|valuetext))$/i;
  const OF_MEASURE =
    /^\s*(inset|top|right|bottom|left|transform|translate|((min|max)-)?(width|height|block-size|inline-size)|flex-basis)\s*:|^\s*--[\w-]+\s*:\s*[\d.]+[a-z%]*\s*$/i;
  const STATES = [':checked', ':indeterminate', ':disabled', ':focus', ':hover', ':invalid', ':placeholder-shown'];
  const IS_REPEATED = /^(tr|td|th|li)$/i;
  const IS_CONTROL = /^(input|select|textarea|button|option|fieldset)$/i;
  const page = globalThis as { knownKinds?: Map<string, number> };
  const kinds = (page.knownKinds ??= new Map());
  const firstNew = kinds.size;
  const marked = new Map<number, number>();

  const hasText = (element: Element) =>
    /^(input|select|textarea)$/i.test(element.tagName) ||
    [...element.childNodes].some(child => child.nodeType === Node.TEXT_NODE && child.textContent?.trim());
  const wordsOf = (list: string) => list.split(' ').toSorted().join(' ');
  const styleOf = (style: string) =>
    style
      .split(';')
      .filter(part => part.trim() && !OF_MEASURE.test(part))
      .join(';');
  const valueOf = ({ name, value }: Attr) => (name === 'style' ? styleOf(value) : name === 'class' ? wordsOf(value) : value);
  const attributesOf = (element: Element) =>
    [...element.attributes]
      .filter(({ name }) => STYLED.test(name) && !NAMED.test(name))
      .map(attribute => `${attribute.name}=${valueOf(attribute)}`)
      .filter(described => described !== 'style=');
  const stateOf = (element: Element) => (IS_CONTROL.test(element.tagName) ? STATES.filter(state => element.matches(state)) : []);
  /** An element that has no box now may have one in another story. */
  const isShown = (element: Element) => element.getClientRects().length > 0;
  const kindOf = (element: Element, around: number, place: string) => {
    const seen = `${hasText(element) ? 'text' : ''}${isShown(element) ? 'shown' : ''}`;
    const described = [around, element.tagName, place, seen, ...stateOf(element), ...attributesOf(element)].join('\n');
    const kind = kinds.get(described) ?? kinds.size;
    kinds.set(described, kind);
    return kind;
  };
  const mark = (element: Element, kind: number) => {
    const before = marked.get(kind) ?? 0;
    if (kind < firstNew || before >= OF_EACH || !hasText(element) || !isShown(element)) return;
    element.setAttribute('data-axe-kind', String(kind));
    marked.set(kind, before + 1);
  };
  const walk = (element: Element, around: number, place: string) => {
    const kind = kindOf(element, around, place);
    mark(element, kind);
    const { children } = element;
    for (let i = 0; i < children.length; i += 1) {
      const child = children[i];
      if (!child || child.matches('head, script, style, .sb-wrapper')) continue;
      const stripe = IS_REPEATED.test(child.tagName) ? i % 2 : '';
      walk(child, kind, `${i === 0 ? 'first' : ''}${i === children.length - 1 ? 'last' : ''}${stripe}`);
    }
  };
  for (const old of document.querySelectorAll('[data-axe-kind]')) old.removeAttribute('data-axe-kind');
  walk(document.documentElement, -1, String(innerWidth));
  return marked.size > 0;
}
