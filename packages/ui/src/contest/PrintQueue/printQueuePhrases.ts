import { phrases } from '../../locale/phrases';

export const printQueuePhrases = phrases('printQueue', {
  label: { zh: '打印任务', en: 'Print jobs' },
  beginning: { zh: '开头', en: 'Begins with' },
  characters: { zh: '{{count}} 个字符', en: { one: '{{count}} character', other: '{{count}} characters' } },
  sentAt: { zh: '提交时间', en: 'Sent at' },
  status: { zh: '状态', en: 'Status' },
  waiting: { zh: '未打印', en: 'Not printed' },
  printed: { zh: '已打印', en: 'Printed' },
  actions: { zh: '操作', en: 'Actions' },
  print: { zh: '打印', en: 'Print' },
  printOf: { zh: '打印任务 #{{id}}：打印', en: 'Print job #{{id}}: print' },
  send: { zh: '发送到打印机', en: 'Send to the printer' },
  sendOn: { zh: '用 {{printer}} 打印', en: 'Print on {{printer}}' },
  sendOf: { zh: '打印任务 #{{id}}：{{send}}', en: 'Print job #{{id}}: {{send}}' },
  download: { zh: '下载', en: 'Download' },
  downloadOf: { zh: '下载打印任务 #{{id}}', en: 'Download print job #{{id}}' },
  confirm: { zh: '打印完成', en: 'Confirm' },
  confirmOf: { zh: '打印任务 #{{id}} 打印完成', en: 'Confirm print job #{{id}} as printed' },
  job: { zh: '打印任务 #{{id}}', en: 'print job #{{id}}' },
});
