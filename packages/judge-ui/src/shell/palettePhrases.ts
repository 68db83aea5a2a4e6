import { phrases } from '@oj/ui';
import { shellPhrases } from './shellPhrases';
import { userMenuPhrases } from './userMenuPhrases';

/** Texts of the palette, with the names that the bar has for the same pages. Fetched with the palette. */
export const palettePhrases = phrases('palette', {
  ...shellPhrases.words,
  ...userMenuPhrases.words,
  palettePlaceholder: { zh: '题目、比赛、用户、页面、命令……', en: 'Problems, contests, users, pages, commands…' },
  users: { zh: '用户', en: 'Users' },
  messages: { zh: '消息', en: 'Messages' },
  goTo: { zh: '前往', en: 'Go to' },
  ownAccount: { zh: '账号', en: 'Account' },
  look: { zh: '界面', en: 'Look' },
  lightTheme: { zh: '浅色主题', en: 'Light theme' },
  darkTheme: { zh: '深色主题', en: 'Dark theme' },
  systemTheme: { zh: '跟随系统主题', en: 'Theme of the system' },
  otherLanguage: { zh: 'Switch to English', en: '切换到中文' },
  palette: { zh: '搜索与命令', en: 'Search and commands' },
  shortcuts: { zh: '键盘快捷键', en: 'Keyboard shortcuts' },
  everywhere: { zh: '任何页面', en: 'Everywhere' },
  onProblem: { zh: '题目页面', en: 'Problem' },
  submit: { zh: '提交代码', en: 'Submit the code' },
  runSamples: { zh: '运行全部样例', en: 'Run all samples' },
  leaveEditor: { zh: 'Tab 键移出编辑器', en: 'Let Tab leave the editor' },
});
