import { phrases } from '@oj/ui';
import { shellPhrases } from './shellPhrases';

const { help, wiki } = shellPhrases.words;

/** Entries of the user menu. Loaded with it. */
export const userMenuPhrases = phrases('userMenu', {
  account: { zh: '账号：{{name}}', en: 'Account: {{name}}' },
  userHome: { zh: '个人主页', en: 'User home' },
  mine: { zh: '我的提交', en: 'My submissions' },
  due: { zh: '待办作业', en: 'Assignments due' },
  setting: { zh: '设置', en: 'Settings' },
  help,
  wiki,
  admin: { zh: '管理后台', en: 'Back office' },
  logout: { zh: '退出登录', en: 'Logout' },
});
