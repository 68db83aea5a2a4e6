import { phrases } from '../../locale/phrases';

export const countdownPhrases = phrases('countdown', {
  ended: { zh: '已结束', en: 'Ended' },
  startsIn: { zh: '距开始 {{distance}}', en: 'Starts in {{distance}}' },
  left: { zh: '剩 {{distance}}', en: '{{distance}} left' },
  spokenUntilStart: { zh: '距开始还有 {{distance}}', en: '{{distance}} until the start' },
  spokenRemaining: { zh: '剩余 {{distance}}', en: '{{distance}} remaining' },
  paused: { zh: '比赛暂停，{{time}} 继续', en: 'Paused, resumes at {{time}}' },
  freezesAfter: { zh: '开始 {{distance}} 后封榜', en: 'Freezes {{distance}} after the start' },
  freezesIn: { zh: '距封榜 {{distance}}', en: 'Freezes in {{distance}}' },
  frozenSince: { zh: '已于 {{time}} 封榜', en: 'Frozen since {{time}}' },
});
