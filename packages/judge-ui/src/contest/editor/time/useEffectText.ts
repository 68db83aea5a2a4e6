import type { FreezeEffect } from '@oj/contract';
import { usePhrases } from '@oj/ui';
import { contestTimePhrases } from './contestTimePhrases';

/** Says how many results a change of the freeze hides or shows. */
export function useEffectText() {
  const say = usePhrases(contestTimePhrases);
  return ({ hidden, shown, participants }: FreezeEffect): string => {
    if (hidden > 0) return say('effectHides', { count: hidden, participants });
    return shown > 0 ? say('effectShows', { count: shown, participants }) : say('effectNone');
  };
}
