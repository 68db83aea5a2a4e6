import { useEffect, useSyncExternalStore } from 'react';

let worn = false;
const waiting = new Set<() => void>();

async function fetchDress() {
  if (worn) return;
  await import('../MarkdownViewer/mathsDress');
  worn = true;
  for (const tell of waiting) tell();
}
// Without it, offline, the browser's own drawing stays.
const askForDress = () => void fetchDress().catch(() => undefined);
// Whoever draws such texts mostly has formulas in them: the look is asked for while the text is still on its way.
if (typeof document !== 'undefined') askForDress();

function subscribe(tell: () => void) {
  waiting.add(tell);
  return () => waiting.delete(tell);
}

/** Whether formulas look as they should by now; on a server they do not. */
export function useMathsDress(wanted: boolean): boolean {
  const dressed = useSyncExternalStore(
    subscribe,
    () => worn,
    () => false,
  );
  useEffect(() => {
    if (wanted) askForDress();
  }, [wanted]);
  return dressed;
}
