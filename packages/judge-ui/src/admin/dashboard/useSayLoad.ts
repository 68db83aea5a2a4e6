import { usePhrases } from '@oj/ui';
import { dashboardPhrases } from './dashboardPhrases';

const FULL = 100;

/** Formats a processor load in percent. Above 100 % it says how many tasks share a core. */
export function useSayLoad() {
  const say = usePhrases(dashboardPhrases);
  return (percent: number | null) => {
    if (percent === null) return '—';
    return percent <= FULL ? `${Math.round(percent)}%` : say('overloaded', { tasks: (percent / FULL).toFixed(1) });
  };
}
