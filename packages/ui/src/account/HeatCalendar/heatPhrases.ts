import { phrases } from '../../locale/phrases';

export const heatPhrases = phrases('heatCalendar', {
  label: { zh: '最近一年的提交', en: 'Submissions of the last year' },
  total: { zh: '共 {{total}} 次', en: '{{total}} in all' },
  day: { zh: '{{day}}：{{count}} 次提交', en: { one: '{{count}} submission on {{day}}', other: '{{count}} submissions on {{day}}' } },
  none: { zh: '{{day}}：没有提交', en: 'No submissions on {{day}}' },
  date: { zh: '日期', en: 'Date' },
  count: { zh: '提交', en: 'Submissions' },
  less: { zh: '少', en: 'Less' },
  more: { zh: '多', en: 'More' },
});
