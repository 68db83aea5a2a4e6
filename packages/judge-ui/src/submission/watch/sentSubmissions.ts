import { useEffect, useSyncExternalStore } from 'react';
import { needVerdictWatch, SENT_KEY } from './verdictWatchNeed';

/** A submission of this tab. */
export interface SentSubmission {
  submitId: number;
  /** Who sent it. */
  uid: string;
  /** Where it was sent: the scope of the page, and the problem in it. */
  place: string;
  problemId: string;
  /** The page it was sent from. */
  address: string;
  /** Its author has not been told of its verdict yet. */
  isAwaited: boolean;
}

/** Older ones are forgotten. */
const MOST = 20;

/** The text that was last read or stored; `sent` is what it holds. */
let text = '[]';
let sent: readonly SentSubmission[] = [];
const listeners = new Set<() => void>();
/** How many parts of the page show a submission, or the newest of a place. */
const shown = new Map<number | string, number>();

/** What this tab has kept; where a browser keeps nothing, what this page knows. */
function current(): readonly SentSubmission[] {
  const kept = keptText();
  if (kept !== text) {
    text = kept;
    sent = JSON.parse(kept) as SentSubmission[];
  }
  return sent;
}

function keptText() {
  try {
    return sessionStorage.getItem(SENT_KEY) ?? '[]';
  } catch {
    return text;
  }
}

function keep(next: readonly SentSubmission[]) {
  sent = next.slice(0, MOST);
  text = JSON.stringify(sent);
  try {
    sessionStorage.setItem(SENT_KEY, text);
  } catch {
    // Then it is forgotten when the tab is loaded again, and nothing else.
  }
  for (const listener of listeners) listener();
  needVerdictWatch();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const noteSent = (submission: Omit<SentSubmission, 'isAwaited'>) => keep([{ ...submission, isAwaited: true }, ...current()]);

/** Its author knows the verdict. */
export const noteTold = (submitId: number) =>
  keep(current().map(submission => (submission.submitId === submitId ? { ...submission, isAwaited: false } : submission)));

/** What was sent in this tab, the newest first; also after the tab was loaded again. */
export const useSentSubmissions = () => useSyncExternalStore(subscribe, current);

/**
 * The page shows how a submission stands, for as long as the caller is part of it: one by its number, or the newest of a place, which is
 * shown as soon as there is one.
 */
export function useShown(which: number | string | undefined) {
  useEffect(() => {
    if (which === undefined) return undefined;
    shown.set(which, (shown.get(which) ?? 0) + 1);
    return () => void shown.set(which, (shown.get(which) ?? 1) - 1);
  }, [which]);
}

const isCounted = (which: number | string) => (shown.get(which) ?? 0) > 0;

export const isShown = ({ place, submitId }: SentSubmission) =>
  isCounted(submitId) || (isCounted(place) && current().find(sent => sent.place === place)?.submitId === submitId);
