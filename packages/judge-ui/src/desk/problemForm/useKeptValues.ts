import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { keepInBrowser } from '../../shell/keepInBrowser';
import type { ProblemValues } from './problemValues';

const PAUSE_MS = 400;

interface Kept {
  values: ProblemValues;
  /** When the problem had been changed last, ms, as this work began. */
  since: number;
}

function read(key: string): Kept | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as Kept | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Keeps what is typed but not saved in this browser, and brings it back when the form opens.
 * `changedAt` tells when the problem was changed last, ms; 0 for a new one.
 */
export function useKeptValues(form: UseFormReturn<ProblemValues>, key: string, changedAt: number) {
  const [found] = useState(() => read(key));
  const [isRestored, setIsRestored] = useState(!!found);
  const [since, setSince] = useState(found?.since ?? changedAt);
  const { reset, getValues, watch, formState } = form;
  const { isDirty } = formState;

  useEffect(() => {
    // What an earlier version of the form kept may lack a field.
    if (found) reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
  }, [found, reset, getValues]);

  useEffect(() => {
    if (!isDirty) return;
    // When the store of the browser is full, what is typed stays on the page alone.
    const keep = () => keepInBrowser(key, JSON.stringify({ values: getValues(), since } satisfies Kept));
    let pause = setTimeout(keep, PAUSE_MS);
    const { unsubscribe } = watch(() => {
      clearTimeout(pause);
      pause = setTimeout(keep, PAUSE_MS);
    });
    addEventListener('pagehide', keep);
    return () => {
      clearTimeout(pause);
      removeEventListener('pagehide', keep);
      unsubscribe();
    };
  }, [isDirty, watch, getValues, key, since]);

  /** What is on the page is saved or given up; the problem is now as it was changed at `savedAt`, ms. */
  const forget = (savedAt = changedAt) => {
    localStorage.removeItem(key);
    setSince(savedAt);
    setIsRestored(false);
  };
  return { isRestored, isOvertaken: isRestored && since !== changedAt, forget };
}
