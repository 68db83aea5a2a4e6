import type { ClientInput, contract } from '@oj/contract';
import { useSyncExternalStore } from 'react';
import { saveToLocalStorage } from '../../parts/storage/saveToLocalStorage';
import { storageListeners } from '../../parts/storage/storageListeners';
import { needVerdictWatch, OUTBOX_KEY } from './verdictWatchNeed';

/** A submission that could not be sent. Its key makes sure that it is stored once, however often it is sent. */
export interface WaitingSubmission {
  draft: ClientInput<typeof contract.submission.submit> & { clientKey: string };
  uid: string;
  /** The same as `place` of `SentSubmission`. */
  place: string;
  problemId: string;
  address: string;
  /** When it was handed in, ms. */
  at: number;
}

/** Number of submissions that one browser keeps, at the most. */
const MOST = 20;

let text: string | null = null;
let waiting: readonly WaitingSubmission[] = [];
const { tell, subscribe } = storageListeners();

function current(): readonly WaitingSubmission[] {
  const kept = localStorage.getItem(OUTBOX_KEY);
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
  const isKept = saveToLocalStorage(OUTBOX_KEY, JSON.stringify(next));
  tell();
  needVerdictWatch();
  return isKept;
}

/** Keeps a submission until it can be sent. @returns false when there is no room for it */
export const putIntoOutbox = (submission: WaitingSubmission): boolean =>
  current().length < MOST && keep([...current().filter(({ draft }) => draft.clientKey !== submission.draft.clientKey), submission]);

export const takeFromOutbox = (clientKey: string) => void keep(current().filter(({ draft }) => draft.clientKey !== clientKey));

export const isInOutbox = (clientKey: string) => current().some(({ draft }) => draft.clientKey === clientKey);

/** What this browser has not been able to send, the oldest first. */
export const useOutbox = () => useSyncExternalStore(subscribe, current);
