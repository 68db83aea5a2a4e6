import { useEffect, useRef } from 'react';
import { useIsLive } from './LiveProvider';
import * as pollMs from './pollMs';

/** Rounds in a row after which a page that nobody reloads asks no more. */
export const MOST_ROUNDS = 300;

/** How long to wait for the next round of polling; false when there is none. */
export const nextRound = (isLive: boolean, isNeeded: boolean, rounds: number): number | false =>
  !isLive && isNeeded && rounds < MOST_ROUNDS && pollMs.verdict;

/**
 * Polls while there is no live stream, or always where the stream does not tell of the subject. The rounds are counted anew when
 * `subject` changes or the stream comes back.
 */
export function usePolling(subject: string, { hasStream = true } = {}) {
  const isLive = useIsLive() && hasStream;
  const rounds = useRef(0);
  useEffect(() => {
    rounds.current = 0;
  }, [subject, isLive]);
  return {
    /** Counts a call as a round. */
    counted: <Answer>(ask: () => Promise<Answer>) => {
      rounds.current += 1;
      return ask();
    },
    interval: (isNeeded: boolean) => nextRound(isLive, isNeeded, rounds.current),
  };
}
