import { phrases } from '@oj/ui';

export const rejudgeProblemPhrases = phrases('rejudgeProblem', {
  ask: { zh: '重判 {{id}}？', en: 'Rejudge {{id}}?' },
  lead: {
    zh: '{{count}} 个练习提交会按现在的测试数据重新评测，原来的结果会被取代；进行中可以停止，还没轮到的恢复原来的结果。',
    en: '{{count}} practice submissions are judged again by the test data of today, and their verdicts are replaced. It can be stopped: those that still wait keep the verdicts that they had.',
  },
  counting: { zh: '正在统计提交……', en: 'Counting the submissions …' },
  rejudge: { zh: '重判全部提交', en: 'Rejudge all submissions' },
  watch: { zh: '正在重判 {{id}}', en: 'Rejudging {{id}}' },
  progress: { zh: '进度', en: 'Progress' },
  judged: { zh: '{{total}} 个中已评测 {{done}} 个', en: '{{done}} of {{total}} judged' },
  allJudged: { zh: '全部已评测', en: 'All judged' },
  stop: { zh: '停止', en: 'Stop' },
  stopped: {
    zh: '{{count}} 个提交恢复了原来的结果',
    en: { one: '{{count}} submission has its verdict back', other: '{{count}} submissions have their verdicts back' },
  },
  close: { zh: '关闭', en: 'Close' },
  closeHint: { zh: '关闭后评测继续。', en: 'Judging goes on when this is closed.' },
});
