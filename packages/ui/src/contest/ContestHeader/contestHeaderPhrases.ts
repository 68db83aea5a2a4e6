import { phrases } from '../../locale/phrases';

export const contestHeaderPhrases = phrases('contestHeader', {
  progress: { zh: '比赛进度', en: 'Contest progress' },
  elapsed: { zh: '已进行 {{elapsed}}，共 {{duration}}', en: '{{elapsed}} of {{duration}}' },
  freezeAt: { zh: '{{time}} 封榜', en: 'Freeze {{time}}' },
  offset: { zh: '服务器时钟 {{offset}} 秒', en: 'server clock {{offset}} s' },
});
