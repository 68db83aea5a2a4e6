import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: () => void;
}

/**
 * For a dialog that the host opens without a trigger: when it closes, the focus goes back to where it was. When that is gone, because
 * the dialog deleted it, the focus goes to what stood around it, so that readers and keys go on from there.
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
      const left = before.current.find(element => element.isConnected);
      if (!origin?.isConnected && document.activeElement === document.body && left instanceof HTMLElement) focusOnce(left);
    },
  };
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
