import { phrases } from '../../locale/phrases';

export const weekLinesPhrases = phrases('weekLines', {
  day: { zh: '日期', en: 'Day' },
  submitted: { zh: '提交', en: 'Submitted' },
  accepted: { zh: '通过', en: 'Accepted' },
  point: { zh: '{{day}}：提交 {{submitted}}，通过 {{accepted}}', en: '{{day}}: {{submitted}} submitted, {{accepted}} accepted' },
});
