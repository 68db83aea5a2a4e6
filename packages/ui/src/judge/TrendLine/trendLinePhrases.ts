import { phrases } from '../../locale/phrases';

export const trendLinePhrases = phrases('trendLine', {
  time: { zh: '时间', en: 'Time' },
  point: { zh: '{{time}}：{{value}}', en: '{{time}}: {{value}}' },
});
