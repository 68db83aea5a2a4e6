import { useEffect, useRef } from 'react';

/**
 * Submits with Ctrl+Enter or ⌘Enter anywhere on the page. The editor handles the keys itself; while a dialog is open or a character is
 * being composed, they do nothing here.
 */
export function useSubmitShortcut(submit: () => void) {
  const latest = useRef(submit);
  useEffect(() => {
    latest.current = submit;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isShortcut = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat && !event.isComposing;
      if (!isShortcut || event.defaultPrevented || document.querySelector('[role=dialog], [role=alertdialog]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
