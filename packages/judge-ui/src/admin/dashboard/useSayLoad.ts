import { usePhrases } from '@oj/ui';
import { dashboardPhrases } from './dashboardPhrases';

const FULL = 100;

/** Says how busy a processor is. It cannot be more than full: beyond that it says how many tasks each core has to share itself among. */
export function useSayLoad() {
  const say = usePhrases(dashboardPhrases);
  return (percent: number | null) => {
    if (percent === null) return '—';
    return percent <= FULL ? `${Math.round(percent)}%` : say('overloaded', { tasks: (percent / FULL).toFixed(1) });
  };
}
