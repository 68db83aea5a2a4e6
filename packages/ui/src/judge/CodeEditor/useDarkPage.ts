import { useSyncExternalStore } from 'react';

function watch(changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class', 'style'] });
  return () => observer.disconnect();
}

/** Whether the page is drawn in its dark theme. */
export const useDarkPage = (): boolean =>
  useSyncExternalStore(
    watch,
    () => getComputedStyle(document.documentElement).colorScheme === 'dark',
    () => false,
  );
