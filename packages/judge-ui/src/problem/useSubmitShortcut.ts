import { useEffect, useRef } from 'react';

/**
 * Ctrl+Enter or ⌘Enter anywhere on the page. The editor answers to it by itself; a dialog over the page and a keyboard that
 * is just composing a character have the key to themselves.
 */
export function useSubmitShortcut(submit: () => void) {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat && !event.isComposing;
      if (!isShortcut || event.defaultPrevented || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
