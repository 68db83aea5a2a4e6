import { useSyncExternalStore } from 'react';
import { storageListeners } from '../../parts/storage/storageListeners';

/** What could not be sent is kept here for the browser, what was sent for the tab. */
export const OUTBOX_KEY = 'oj.outbox';
export const SENT_KEY = 'oj.sent';

const { tell, subscribe } = storageListeners();
let isNeeded = false;

/** Starts the watch on this page: it sends the submissions that wait, and tells the reader of verdicts. */
export function needVerdictWatch() {
  isNeeded = true;
  tell();
}

/** Whether there is something to look after, also from another page or tab. */
function isThereSomething() {
  try {
    isNeeded ||= holdsSome(localStorage.getItem(OUTBOX_KEY)) || holdsSome(sessionStorage.getItem(SENT_KEY));
  } catch {
    // A browser that keeps nothing has nothing from another page.
  }
  return isNeeded;
}

const holdsSome = (list: string | null) => list !== null && list !== '[]';

export const useNeedsVerdictWatch = () => useSyncExternalStore(subscribe, isThereSomething);
