import type { ClientInput, contract } from '@oj/contract';
import { useSyncExternalStore } from 'react';
import { saveToLocalStorage } from '../parts/saveToLocalStorage';

/** A submission that could not be sent. Its key makes sure that it is stored once, however often it is sent. */
export interface WaitingSubmission {
  draft: ClientInput<typeof contract.submission.submit> & { clientKey: string };
  uid: string;
  /** As in `SentSubmission`. */
  place: string;
  problemId: string;
  address: string;
  /** When it was handed in, ms. */
  at: number;
}

const KEY = 'oj.outbox';
/** Of one browser. */
const MOST = 20;

let text: string | null = null;
let waiting: readonly WaitingSubmission[] = [];
const listeners = new Set<() => void>();

function current(): readonly WaitingSubmission[] {
  const kept = localStorage.getItem(KEY);
  if (kept !== text) {
    text = kept;
    waiting = parsed(kept);
  }
  return waiting;
}

function parsed(kept: string | null): readonly WaitingSubmission[] {
  try {
    return JSON.parse(kept ?? '[]') as WaitingSubmission[];
  } catch {
    return [];
  }
}

/** @returns whether the browser had room for it */
function keep(next: readonly WaitingSubmission[]): boolean {
  const isKept = saveToLocalStorage(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
  return isKept;
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}

/** Keeps a submission until it can be sent. @returns false when there is no room for it */
export const putIntoOutbox = (submission: WaitingSubmission): boolean =>
  current().length < MOST && keep([...current().filter(({ draft }) => draft.clientKey !== submission.draft.clientKey), submission]);

export const takeFromOutbox = (clientKey: string) => void keep(current().filter(({ draft }) => draft.clientKey !== clientKey));

export const isInOutbox = (clientKey: string) => current().some(({ draft }) => draft.clientKey === clientKey);

/** What this browser has not been able to send, the oldest first. */
export const useOutbox = () => useSyncExternalStore(subscribe, current);
