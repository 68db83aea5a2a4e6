import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: () => void;
}

/**
 * Returns the focus to where it was when a dialog closes that the host opened without a trigger. When that element is gone, because
 * the dialog deleted it, the focus goes to the nearest element around it, so that screen readers and keys go on from there.
 */
export function useFocusReturn(onClosed?: () => void): FocusReturn {
  const before = useRef<Element[]>([]);
  return {
    onOpenAutoFocus: () => {
      before.current = withAncestors(document.activeElement);
    },
    onCloseAutoFocus: () => {
      const [origin] = before.current;
      if (origin instanceof HTMLElement) origin.focus();
      onClosed?.();
      standInFor(before.current);
    },
  };
}

/** What was deleted may be gone already, or go when its list has been fetched anew. */
const GOES_WITHIN_MS = 10_000;

function standInFor([origin, ...around]: readonly Element[]) {
  if (!origin) return;
  const stoodIn = () => {
    if (origin.isConnected) return false;
    const left = around.find(element => element.isConnected);
    if (document.activeElement === document.body && left instanceof HTMLElement) focusOnce(left);
    return true;
  };
  if (stoodIn()) return;
  const observer = new MutationObserver(() => stoodIn() && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), GOES_WITHIN_MS);
}

/** The nearest first, without the page itself. */
function withAncestors(element: Element | null): Element[] {
  return element && element !== document.body ? [element, ...withAncestors(element.parentElement)] : [];
}

/** What is no stop of the tab key is one for this once; as it is nothing to press, no ring is drawn around it. */
function focusOnce(element: HTMLElement) {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    const { outline } = element.style;
    element.tabIndex = -1;
    element.style.outline = 'none';
    const leave = () => {
      element.removeAttribute('tabindex');
      element.style.outline = outline;
    };
    element.addEventListener('blur', leave, { once: true });
  }
  element.focus({ preventScroll: true });
}
