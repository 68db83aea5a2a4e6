import { phrases } from '@oj/ui';

export const alertPhrases = phrases('siteAlerts', {
  title: { zh: '需要处理的问题', en: 'What is wrong' },
  since: { zh: '开始于', en: 'Since' },
  judges: { zh: '没有评测机在线', en: 'No judge is there' },
  judgesHint: {
    zh: '提交会一直排队。请在评测机上运行 doctor，查看它缺少什么。',
    en: 'Submissions wait. Run “doctor” on the machine of a judge: it says what is missing.',
  },
  queue: { zh: '有提交已等待 {{count}} 秒', en: 'A submission has waited for {{count}} seconds' },
  queueHint: { zh: '评测机不够用，或都在忙：可以增加评测机。', en: 'Judges are too few, or all of them are busy: another one would help.' },
  disk: { zh: '磁盘只剩 {{count}}%', en: '{{count}}% of the disk is left' },
  diskHint: {
    zh: '磁盘写满后站点不再接受提交和上传。“retention” 命令会列出可以删除的内容。',
    en: 'A full disk refuses submissions and uploads. The command “retention” says what may go.',
  },
  backup: { zh: '最近一次备份是 {{count}} 天前', en: 'The last backup was {{count}} days ago' },
  noBackup: { zh: '站点还没有备份', en: 'The site was never backed up' },
  backupHint: { zh: '“backup” 命令可以在站点运行时备份。', en: 'The command “backup” works while the site runs.' },
  remote: {
    zh: '有 {{count}} 个远程评测账号不可用',
    en: { one: '{{count}} account at a remote judge does not work', other: '{{count}} accounts at remote judges do not work' },
  },
  remoteHint: {
    zh: '请到“远程评测”查看原因，并更新密码或会话。',
    en: 'The page “Remote judges” says why: give it a password or a session.',
  },
  calibration: { zh: '一台评测机的校准变化了 {{count}}%', en: 'The calibration of a judge moved by {{count}}%' },
  calibrationHint: {
    zh: '同样的程序在它上面用时不同了：检查它的负载、温度和频率设置。',
    en: 'The same program takes another time there: look at its load, temperature and clock.',
  },
  day: { zh: '最近 24 小时', en: 'The last 24 hours' },
  waiting: { zh: '等待评测的任务', en: 'Jobs that waited for a judge' },
  oldest: { zh: '最长等待', en: 'Longest wait' },
  submissions: { zh: '每 5 分钟的提交', en: 'Submissions in 5 minutes' },
  online: { zh: '在线评测机', en: 'Judges' },
  seconds: { zh: '{{count}} 秒', en: '{{count}} s' },
  soon: { zh: '第一批数据几分钟后出现。', en: 'The first numbers come within ten minutes.' },
  failed: { zh: '没有加载出来', en: 'This could not be loaded' },
});
