import { useEffect, useRef, useState } from 'react';

/** Finds what fits a text. Rejects to show the error with a retry; `signal` is aborted when the reader has typed on. */
export type SearchBy<Found> = (text: string, signal: AbortSignal) => Promise<readonly Found[]>;

export interface Search<Found> {
  /** The newest answer; the old one stays while the next is on its way. */
  found: readonly Found[];
  state: 'idle' | 'pending' | 'failed' | 'done';
  /** Asks again with the same text. */
  retry: () => void;
}

/** Milliseconds without a key before the question is asked. */
const QUIET_MS = 200;

/** Asks `search` for `text` as long as `active`, once the typing pauses. Late answers to older texts are dropped. */
export function useSearch<Found>(search: SearchBy<Found> | undefined, text: string, active: boolean): Search<Found> {
  const [answer, setAnswer] = useState<Omit<Search<Found>, 'retry'>>({ found: [], state: 'idle' });
  const [attempt, setAttempt] = useState(0);
  const newest = useRef(search);
  useEffect(() => {
    newest.current = search;
  });
  const asking = active && search !== undefined;
  useEffect(() => {
    if (!asking) return;
    const control = new AbortController();
    const settle = (next: (known: readonly Found[]) => Omit<Search<Found>, 'retry'>) => {
      if (!control.signal.aborted) setAnswer(({ found }) => next(found));
    };
    settle(found => ({ found, state: 'pending' }));
    const timer = setTimeout(
      () => {
        newest.current?.(text, control.signal).then(
          found => settle(() => ({ found, state: 'done' })),
          () => settle(() => ({ found: [], state: 'failed' })),
        );
      },
      text ? QUIET_MS : 0,
    );
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [asking, text, attempt]);
  return { ...answer, retry: () => setAttempt(attempt + 1) };
}
