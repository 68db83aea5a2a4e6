import { phrases } from '@oj/ui';

export const deskPhrases = phrases('desk', {
  desk: { zh: '后台', en: 'Back office' },
  sections: { zh: '后台导航', en: 'Back office sections' },
  menu: { zh: '打开导航', en: 'Open the navigation' },
  dashboard: { zh: '仪表盘', en: 'Dashboard' },
  problems: { zh: '题目列表', en: 'Problems' },
  newProblem: { zh: '新建题目', en: 'New problem' },
  tags: { zh: '标签', en: 'Tags' },
  announcements: { zh: '公告', en: 'Announcements' },
  siteGroup: { zh: '站点', en: 'Site' },
  problemGroup: { zh: '题目', en: 'Problem bank' },
  overview: { zh: '总览', en: 'Overview' },
  toSite: { zh: '返回站点', en: 'Back to the site' },
  account: { zh: '账号：{{name}}', en: 'Account: {{name}}' },
  logout: { zh: '退出登录', en: 'Logout' },
  loginTitle: { zh: '后台登录', en: 'Back office login' },
  loginLead: { zh: '题目管理员与超级管理员由此进入。', en: 'For authors of problems and administrators.' },
  notAdmin: {
    zh: '您正以 {{name}} 登录，这个账号没有管理权限。',
    en: 'You are logged in as {{name}}, who has no admin role.',
  },
  refused: { zh: '没有权限', en: 'Not for this account' },
  refusedLead: {
    zh: '这一页不对您的角色开放。需要时请联系站点的超级管理员。',
    en: 'This page is not open to your role. Ask the super admin of the site if you need it.',
  },
  toDashboard: { zh: '回到仪表盘', en: 'To the dashboard' },
  cancel: { zh: '取消', en: 'Cancel' },
});
