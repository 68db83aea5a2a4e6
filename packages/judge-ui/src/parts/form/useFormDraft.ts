import { useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { saveToLocalStorage } from '../storage/saveToLocalStorage';

const PAUSE_MS = 400;

interface SavedForm<Values> {
  values: Values;
  /** When what is edited had been changed last, ms, when the draft was started. */
  since: number;
}

function read<Values>(key: string): SavedForm<Values> | undefined {
  try {
    return (JSON.parse(localStorage.getItem(key) ?? 'null') as SavedForm<Values> | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Saves unsaved input in local storage, and restores it when the form opens; without a key it does nothing.
 * `changedAt` is when what is edited was changed last, ms; 0 for something new.
 */
export function useFormDraft<Values extends FieldValues>(form: UseFormReturn<Values>, key: string | undefined, changedAt: number) {
  const [found] = useState(() => (key === undefined ? undefined : read<Values>(key)));
  const [restoredSince, setRestoredSince] = useState(found?.since);
  const since = restoredSince ?? changedAt;
  const { reset, getValues, watch, formState } = form;
  const { isDirty } = formState;

  useEffect(() => {
    // A draft of an earlier version of the form may lack a field.
    if (found) reset({ ...getValues(), ...found.values }, { keepDefaultValues: true });
  }, [found, reset, getValues]);

  useEffect(() => {
    if (!isDirty || key === undefined) return;
    // When local storage is full, the input stays on the page alone.
    const keep = () => saveToLocalStorage(key, JSON.stringify({ values: getValues(), since } satisfies SavedForm<Values>));
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

  /** Deletes the draft after the form was saved or discarded. */
  const forget = () => {
    if (key !== undefined) localStorage.removeItem(key);
    setRestoredSince(undefined);
  };
  return { isRestored: restoredSince !== undefined, isOvertaken: restoredSince !== undefined && since !== changedAt, forget };
}
