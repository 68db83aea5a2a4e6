import { phrases } from '@oj/ui';

export const alertLimitPhrases = phrases('alertLimits', {
  title: { zh: '提醒', en: 'Alerts' },
  lead: {
    zh: '从什么程度起，仪表盘显示提醒，并用邮件通知超级管理员。',
    en: 'From where on the dashboard shows an alert, and super admins are told by mail.',
  },
  queueSeconds: { zh: '提交等待超过', en: 'A submission has waited for' },
  queueSecondsUnit: { zh: '秒', en: 's' },
  diskPercent: { zh: '磁盘剩余少于', en: 'Less of the disk is free than' },
  diskPercentUnit: { zh: '%', en: '%' },
  backupDays: { zh: '备份早于', en: 'The last backup is older than' },
  backupDaysUnit: { zh: '天', en: 'days' },
  calibrationPercent: { zh: '评测机校准变化超过', en: 'The calibration of a judge moved by more than' },
  calibrationPercentUnit: { zh: '%', en: '%' },
  rule: { zh: '{{least}} 到 {{most}} 的整数', en: 'A whole number from {{least}} to {{most}}' },
});
