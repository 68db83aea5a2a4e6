import { useCountdown } from '@oj/ui';
import { useState } from 'react';

const LATER_PAUSE_S = 120;

/** Seconds until a mail may be asked for again: `firstPauseS` after the first, 120 after each other. */
export function useResendPause(firstPauseS: number) {
  const [pauseS, setPauseS] = useState(firstPauseS);
  const { secondsLeft, start } = useCountdown(pauseS);
  const begin = () => {
    start();
    setPauseS(LATER_PAUSE_S);
  };
  return { secondsLeft, begin };
}
