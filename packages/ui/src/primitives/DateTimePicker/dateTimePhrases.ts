import { phrases } from '../../locale/phrases';

export const dateTimePhrases = phrases('dateTimePicker', {
  open: { zh: '选择日期和时间', en: 'Choose date and time' },
  sheet: { zh: '日期和时间', en: 'Date and time' },
  none: { zh: '未选择', en: 'Not set' },
  time: { zh: '时间', en: 'Time' },
  wrongTime: { zh: '时间写作 时:分，例如 18:30', en: 'A time is written hours:minutes, for example 18:30.' },
  today: { zh: '今天', en: 'today' },
  selected: { zh: '已选择', en: 'selected' },
  clear: { zh: '清除', en: 'Clear' },
  now: { zh: '现在', en: 'Now' },
  done: { zh: '完成', en: 'Done' },
  zone: { zh: '时区 {{zone}}', en: 'Time zone {{zone}}' },
});
