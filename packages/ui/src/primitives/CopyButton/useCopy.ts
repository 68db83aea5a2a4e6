import { useCallback, useEffect, useRef, useState } from 'react';

export type CopyOutcome = 'idle' | 'copied' | 'failed' | 'selected';

/** How long the outcome stays on the button. */
const SHOWN_MS = 2000;

/**
 * Copies text and tells how it went: `copied`; when the browser forbids the clipboard `failed`, or `selected` when there is a fallback
 * element, whose text was selected instead, so that one more key copies it.
 */
export function useCopy(): [CopyOutcome, (text: string, fallback: HTMLElement | null) => Promise<void>] {
  const [outcome, setOutcome] = useState<CopyOutcome>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(async (text: string, fallback: HTMLElement | null) => {
    const copied = await write(text);
    if (!copied && fallback) getSelection()?.selectAllChildren(fallback);
    setOutcome(copied ? 'copied' : fallback ? 'selected' : 'failed');
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOutcome('idle'), SHOWN_MS);
  }, []);
  return [outcome, copy];
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
