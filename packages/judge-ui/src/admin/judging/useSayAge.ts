import { phrases, usePhrases } from '@oj/ui';
import { useCallback } from 'react';

const MINUTE_S = 60;
const HOUR_S = 3_600;
const DAY_S = 86_400;

const agePhrases = phrases('ages', {
  s: { zh: '{{count}} 秒', en: '{{count}} s' },
  min: { zh: '{{count}} 分', en: '{{count}} min' },
  h: { zh: '{{count}} 小时', en: '{{count}} h' },
  d: { zh: '{{count}} 天', en: '{{count}} d' },
});

/** A length of time in its greatest unit. */
export function useSayAge() {
  const say = usePhrases(agePhrases);
  return useCallback(
    (seconds: number) => {
      if (seconds < 2 * MINUTE_S) return say('s', { count: Math.floor(seconds) });
      if (seconds < 2 * HOUR_S) return say('min', { count: Math.floor(seconds / MINUTE_S) });
      if (seconds < 2 * DAY_S) return say('h', { count: Math.floor(seconds / HOUR_S) });
      return say('d', { count: Math.floor(seconds / DAY_S) });
    },
    [say],
  );
}
