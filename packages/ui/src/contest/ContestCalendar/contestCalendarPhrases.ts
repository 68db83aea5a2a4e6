import { phrases } from '../../locale/phrases';

export const contestCalendarPhrases = phrases('contestCalendar', {
  empty: { zh: '近期没有比赛', en: 'No contests in sight' },
  today: { zh: '今天', en: 'Today' },
  running: { zh: '进行中，到 {{end}}', en: 'Running until {{end}}' },
});
