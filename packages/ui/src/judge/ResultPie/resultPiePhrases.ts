import { phrases } from '../../locale/phrases';

export const resultPiePhrases = phrases('resultPie', {
  verdict: { zh: '结果', en: 'Result' },
  count: { zh: '次数', en: 'Submissions' },
  share: { zh: '占比', en: 'Share' },
  total: { zh: '次提交', en: 'submissions' },
  results: { zh: '各结果', en: 'Results' },
  slice: { zh: '{{name}}：{{count}} 次，{{share}}', en: '{{name}}: {{count}}, {{share}}' },
});
