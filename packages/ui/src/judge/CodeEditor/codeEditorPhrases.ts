import { phrases } from '../../locale/phrases';

export const codeEditorPhrases = phrases('codeEditor', {
  name: { zh: '代码编辑器。按 Ctrl+M 后，Tab 键可移出编辑器', en: 'Code editor. Press Ctrl+M to let Tab leave it' },
  plainName: { zh: '代码', en: 'Code' },
  submit: { zh: '提交', en: 'Submit' },
  leave: { zh: '让 Tab 键移出编辑器', en: 'Let Tab leave the editor' },
  runSamples: { zh: '运行样例', en: 'Run samples' },
});
