import { phrases } from '../../locale/phrases';

export const editorToolbarPhrases = phrases('editorToolbar', {
  toolbar: { zh: '编辑器工具栏', en: 'Editor toolbar' },
  language: { zh: '语言', en: 'Language' },
  reset: { zh: '重置代码', en: 'Reset code' },
  upload: { zh: '上传文件', en: 'Upload a file' },
  settings: { zh: '编辑器设置', en: 'Editor settings' },
  theme: { zh: '主题', en: 'Theme' },
  page: { zh: '跟随页面', en: 'Same as the page' },
  fontSize: { zh: '字号', en: 'Font size' },
  tabSize: { zh: 'Tab 宽度', en: 'Tab size' },
  columns: { zh: '{{count}} 个空格', en: { one: '{{count}} space', other: '{{count}} spaces' } },
  keyMap: { zh: '按键', en: 'Keys' },
  usual: { zh: '通用', en: 'Usual' },
  wrap: { zh: '自动换行', en: 'Wrap long lines' },
  saved: { zh: '草稿已存 {{time}}', en: 'Draft saved {{time}}' },
  runSamples: { zh: '运行样例', en: 'Run samples' },
  submit: { zh: '提交', en: 'Submit' },
  escape: { zh: 'Ctrl+M 让 Tab 键移出编辑器', en: 'Ctrl+M lets Tab leave the editor' },
});
