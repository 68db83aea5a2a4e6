import { phrases } from '@oj/ui';

/** Names of audited actions, by the server's code. */
export const actionPhrases = phrases('auditActions', {
  'attachment.remove': { zh: '删除附件', en: 'File deleted' },
  'problem.export': { zh: '导出题目', en: 'Problem exported' },
  'announcement.add': { zh: '新建公告', en: 'Announcement added' },
  'announcement.change': { zh: '修改公告', en: 'Announcement changed' },
  'announcement.remove': { zh: '删除公告', en: 'Announcement deleted' },
  'notice.send': { zh: '发送通知', en: 'Notice sent' },
  'notice.change': { zh: '修改通知', en: 'Notice changed' },
  'notice.remove': { zh: '撤回通知', en: 'Notice taken back' },
  'carousel.add': { zh: '添加首页图片', en: 'Picture of the home page added' },
  'carousel.remove': { zh: '移除首页图片', en: 'Picture of the home page removed' },
  'classification.add': { zh: '新建标签分类', en: 'Classification added' },
  'classification.change': { zh: '修改标签分类', en: 'Classification changed' },
  'classification.remove': { zh: '删除标签分类', en: 'Classification deleted' },
  'judging.cancel': { zh: '取消评测', en: 'Verdict cancelled' },
  'judging.manual': { zh: '人工改判', en: 'Verdict given by hand' },
  'judging.rejudge': { zh: '重判提交', en: 'Submission rejudged' },
  'judging.rejudgeProblem': { zh: '重判题目', en: 'Problem rejudged' },
  'judging.settleFault': { zh: '处理评测故障', en: 'Fault of a judge settled' },
  'problem.add': { zh: '新建题目', en: 'Problem added' },
  'problem.change': { zh: '修改题目', en: 'Problem changed' },
  'problem.changeAuth': { zh: '修改题目可见范围', en: 'Visibility of a problem changed' },
  'problem.remove': { zh: '删除题目', en: 'Problem deleted' },
  'settings.change': { zh: '修改设置', en: 'Settings changed' },
  'settings.testMail': { zh: '发送测试邮件', en: 'Test letter sent' },
  'tag.add': { zh: '新建标签', en: 'Tag added' },
  'tag.change': { zh: '修改标签', en: 'Tag changed' },
  'tag.remove': { zh: '删除标签', en: 'Tag deleted' },
  'testData.set': { zh: '更换测试数据', en: 'Test data replaced' },
  'user.edit': { zh: '修改用户', en: 'User changed' },
  'user.generate': { zh: '批量生成用户', en: 'Users generated' },
  'user.import': { zh: '导入用户', en: 'Users imported' },
  'user.remove': { zh: '删除用户', en: 'User deleted' },
});

export type AuditAction = keyof typeof actionPhrases.words;
export const auditActions = Object.keys(actionPhrases.words) as AuditAction[];
export const isAuditAction = (action: string): action is AuditAction => action in actionPhrases.words;

export const auditPhrases = phrases('audit', {
  title: { zh: '操作日志', en: 'Audit log' },
  lead: {
    zh: '后台做过的每一处修改，最新的在前。密码等机密不会记录。',
    en: 'Every change in the back office, the latest first. Secrets are never written down.',
  },
  who: { zh: '操作者', en: 'By' },
  whoSearch: { zh: '操作者用户名', en: 'Username of who did it' },
  action: { zh: '操作', en: 'Deed' },
  anyAction: { zh: '全部操作', en: 'Any deed' },
  target: { zh: '对象', en: 'Target' },
  fields: { zh: '改动', en: 'Changed' },
  when: { zh: '时间', en: 'When' },
  actions: { zh: '详情', en: 'Details' },
  details: { zh: '“{{action}}”的详情：{{target}}', en: 'Details of “{{action}}”: {{target}}' },
  failed: { zh: '操作日志没有加载出来', en: 'The audit log could not be loaded' },
  none: { zh: '没有符合的记录', en: 'No entry matches' },
  noneHint: { zh: '换一个操作者，或清除筛选。', en: 'Try another name, or clear the filters.' },
  noneYet: { zh: '还没有记录', en: 'Nothing has been done yet' },
  ip: { zh: 'IP 地址', en: 'IP address' },
  sign: { zh: '代号', en: 'Sign' },
  field: { zh: '字段', en: 'Field' },
  before: { zh: '之前', en: 'Before' },
  after: { zh: '之后', en: 'After' },
  nothing: { zh: '无', en: 'none' },
  whole: { zh: '内容', en: 'Content' },
});
