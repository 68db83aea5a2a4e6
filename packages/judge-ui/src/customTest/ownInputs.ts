import { useState } from 'react';
import { saveToLocalStorage } from '../parts/storage/saveToLocalStorage';

/** An input of the reader's own, with what they expect of it. */
export interface OwnInput {
  input: string;
  expected: string;
}

export const MOST_OWN_INPUTS = 10;
/** Length of each text at the most. */
const MOST_CHARACTERS = 10_000;

function read(key: string): readonly OwnInput[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.map(each => ({ input: String(each?.input ?? ''), expected: String(each?.expected ?? '') })).slice(0, MOST_OWN_INPUTS);
  } catch {
    return [];
  }
}

const cut = ({ input, expected }: OwnInput) => ({ input: input.slice(0, MOST_CHARACTERS), expected: expected.slice(0, MOST_CHARACTERS) });

/** Inputs of the reader's own, kept in this browser under a key. */
export function useOwnInputs(key: string) {
  const [open, setOpen] = useState(() => ({ key, inputs: read(key) }));
  const now = open.key === key ? open : { key, inputs: read(key) };
  if (now !== open) setOpen(now);
  const change = (inputs: readonly OwnInput[]) => {
    setOpen({ key, inputs });
    saveToLocalStorage(key, JSON.stringify(inputs.map(cut)));
  };
  return [now.inputs, change] as const;
}
