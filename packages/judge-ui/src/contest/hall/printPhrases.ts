import { phrases } from '@oj/ui';

export const printPhrases = phrases('contestPrint', {
  print: { zh: '打印', en: 'Print' },
  text: { zh: '要打印的内容', en: 'Text to be printed' },
  hint: {
    zh: '至少 50 个字符，每 30 秒一份。打印好以后，工作人员会送到你的座位。',
    en: 'At least 50 characters, one in 30 seconds. The organisers bring the paper to your seat.',
  },
  tooShort: { zh: '打印内容不能少于 50 个字符', en: 'Print content under 50 characters' },
  send: { zh: '提交打印', en: 'Send to the printer' },
  sent: { zh: '已提交打印', en: 'Sent to the printer' },
  closed: { zh: '本场比赛不提供打印', en: 'Nothing is printed in this contest' },
  own: { zh: '我的打印', en: 'My print jobs' },
  admin: { zh: '打印管理', en: 'Print desk' },
  printAll: { zh: '打印本页等待中的 {{count}} 份', en: 'Print the {{count}} that wait on this page' },
  failed: { zh: '打印任务没有加载出来', en: 'The print jobs could not be loaded' },
  none: { zh: '还没有打印任务', en: 'There are no print jobs yet' },
});
