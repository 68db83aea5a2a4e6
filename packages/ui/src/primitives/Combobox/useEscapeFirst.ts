import { useEffect, useRef } from 'react';

/**
 * Escape closes what is open inside of a dialog before the dialog hears of the key: dialogs listen on the document, this listens above.
 */
export function useEscapeFirst(open: boolean, close: () => void) {
  const newest = useRef(close);
  useEffect(() => {
    newest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const hear = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.stopPropagation();
      newest.current();
    };
    window.addEventListener('keydown', hear, { capture: true });
    return () => window.removeEventListener('keydown', hear, { capture: true });
  }, [open]);
}
