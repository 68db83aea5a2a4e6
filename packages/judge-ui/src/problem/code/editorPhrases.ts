import { phrases } from '@oj/ui';

/** Around the code of a problem. Fetched with the editor. */
export const editorPhrases = phrases('problemEditor', {
  submit: { zh: '提交', en: 'Submit' },
  loginToSubmit: { zh: '登录后即可提交', en: 'Login to submit' },
  submitted: { zh: '提交成功', en: 'Submit code successfully' },
  confirmReset: { zh: '要把代码恢复成模板吗？', en: 'Put the template back in place of your code?' },
  keep: { zh: '保留我的代码', en: 'Keep my code' },
  putBack: { zh: '恢复模板', en: 'Put it back' },
  resetDone: { zh: '已恢复成模板', en: 'The template is back' },
  undo: { zh: '撤销', en: 'Undo' },
  noFile: { zh: '文件内容超过 65535 个字符', en: 'The file has more than 65535 characters' },
  notText: {
    zh: '{{file}} 不是文本文件（其中有 NUL 字符，或编码无法识别），不能作为代码',
    en: '{{file}} is not a text file and cannot be code: it has a NUL, or its encoding is not known',
  },
  notUtf8: {
    zh: '{{file}} 不是 UTF-8 编码，已按 {{encoding}} 读取。请检查其中的中文',
    en: '{{file}} is not in UTF-8 and was read as {{encoding}}. Check what is not English in it',
  },
  maySubmitNot: { zh: '你的账号已被限制提交代码', en: 'Your account is not allowed to submit code' },
  confirmFetch: { zh: '要用最近通过的代码替换现在的代码吗？', en: 'Put your last accepted code in place of this one?' },
  fetch: { zh: '获取最近通过的代码', en: 'Fetch my last accepted code' },
  fetchNow: { zh: '替换', en: 'Replace' },
  fetched: { zh: '已换成最近通过的代码', en: 'Your last accepted code is here' },
  notPassed: {
    zh: '你还没有通过这道题，无法获取最近通过的代码',
    en: "You haven't passed the problem so you cannot get the code passed recently",
  },
  history: { zh: '草稿历史', en: 'Draft history' },
  historyLead: {
    zh: '这道题此语言最近的 {{most}} 份草稿，保存在这个浏览器里',
    en: 'The last {{most}} drafts in this language, kept in this browser',
  },
  historyNone: { zh: '还没有更早的草稿', en: 'There is no earlier draft yet' },
  versions: { zh: '草稿', en: 'Drafts' },
  changes: { zh: '与现在的代码相比', en: 'Compared with the code as it is' },
  inEditor: { zh: '编辑器中', en: 'In the editor' },
  same: { zh: '与现在的代码相同', en: 'The same as the code as it is' },
  restore: { zh: '恢复这份草稿', en: 'Restore this draft' },
  restored: { zh: '已恢复草稿', en: 'The draft is back' },
  close: { zh: '关闭', en: 'Close' },
  offline: {
    zh: '连接已断开。代码保存在这个浏览器里，可以继续写。',
    en: 'You are offline. Your code is kept in this browser: go on writing.',
  },
  waits: {
    zh: '{{count}} 份提交在等待连接恢复，恢复后会自动提交',
    en: {
      one: '{{count}} submission waits and is sent once you are online again',
      other: '{{count}} submissions wait and are sent once you are online again',
    },
  },
  sending: { zh: '连接已恢复，正在提交……', en: 'You are online again: submitting …' },
  takeBack: { zh: '撤回', en: 'Take back' },
  waiting: { zh: '{{language}}，{{time}}', en: '{{language}}, {{time}}' },
  kept: { zh: '连接断开，提交会在恢复后自动发出', en: 'You are offline: it is submitted once you are online again' },
  focus: { zh: '专注模式', en: 'Focus mode' },
  leaveFocus: { zh: '退出专注模式', en: 'Leave focus mode' },
  test: { zh: '在线自测', en: 'Online test' },
});
