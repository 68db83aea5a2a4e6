let stop = () => {};
let region: HTMLElement | undefined;

/**
 * Brings the focus to the heading of the page that was opened, once it is there, and says the title. A page that keeps its heading, such as
 * the tabs of a contest, keeps the focus; so does a reader who has acted meanwhile.
 * @param before the heading of the page that was left.
 */
export function focusHeading(before: HTMLElement | null) {
  stop();
  const look = () => {
    // The page that was left may still be there, hidden.
    const heading = [...document.querySelectorAll<HTMLElement>('main h1')].find(each => each.getClientRects().length > 0);
    if (!heading) return;
    stop();
    if (heading === before || isAtWork()) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    say(document.title);
  };
  const observer = new MutationObserver(look);
  const ended = new AbortController();
  stop = () => {
    observer.disconnect();
    ended.abort();
  };
  for (const act of ['keydown', 'pointerdown']) addEventListener(act, stop, { capture: true, signal: ended.signal });
  observer.observe(document.body, { childList: true, subtree: true });
  look();
}

/** A field of the page has taken the focus by itself, or a dialog is open. */
const isAtWork = () =>
  !!document.activeElement?.closest('main :is(input, textarea, [contenteditable])') ||
  document.querySelector('[role=dialog], [role=alertdialog]') !== null;

/** Speaks the title of a page in a live region of its own, which is in the document before it has words. */
function say(title: string) {
  if (!region) {
    region = document.createElement('p');
    region.setAttribute('aria-live', 'polite');
    Object.assign(region.style, {
      position: 'absolute',
      inset: '0 auto auto 0',
      width: '1px',
      height: '1px',
      margin: '0',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    });
    document.body.append(region);
  }
  const spoken = region;
  requestAnimationFrame(() => (spoken.textContent = title));
}
