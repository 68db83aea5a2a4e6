import { useEffect, useRef } from 'react';

/** A sheet over the page: the palette of commands, or the list of shortcuts. */
export type Sheet = 'palette' | 'shortcuts';

const FIELDS = 'input, textarea, select, [contenteditable=true], [role=textbox]';

function sheetOf(event: KeyboardEvent): Sheet | undefined {
  if ((event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') return 'palette';
  const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null;
  return event.key === '?' && !event.ctrlKey && !event.metaKey && !isTyping ? 'shortcuts' : undefined;
}

/**
 * Ctrl or ⌘ with K asks for the palette, `?` for the shortcuts. A dialog over the page, an editor that has taken the key, and a keyboard
 * that is just composing a character have them to themselves.
 */
export function useSheetKeys(onSheet: (sheet: Sheet) => void) {
  const latest = useRef(onSheet);
  useEffect(() => {
    latest.current = onSheet;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const sheet = sheetOf(event);
      if (!sheet || event.defaultPrevented || event.repeat || event.isComposing || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      latest.current(sheet);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
