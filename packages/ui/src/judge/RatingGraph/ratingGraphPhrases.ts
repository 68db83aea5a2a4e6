import { phrases } from '../../locale/phrases';

export const ratingGraphPhrases = phrases('ratingGraph', {
  contest: { zh: '比赛', en: 'Contest' },
  date: { zh: '日期', en: 'Date' },
  rating: { zh: '积分', en: 'Rating' },
  change: { zh: '变化', en: 'Change' },
  rank: { zh: '名次', en: 'Rank' },
  point: { zh: '{{contest}}，{{date}}：{{rating}}（{{change}}）', en: '{{contest}}, {{date}}: {{rating}} ({{change}})' },
});
