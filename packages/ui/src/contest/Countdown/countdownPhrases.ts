import { phrases } from '../../locale/phrases';

export const countdownPhrases = phrases('countdown', {
  untilStart: { zh: '距开始', en: 'until the start' },
  remaining: { zh: '剩余', en: 'remaining' },
  ended: { zh: '已结束', en: 'Ended' },
  startsIn: { zh: '{{distance}}后开始', en: 'Start at {{distance}}' },
  spokenUntilStart: { zh: '距开始还有 {{distance}}', en: '{{distance}} until the start' },
  spokenRemaining: { zh: '剩余 {{distance}}', en: '{{distance}} remaining' },
});
