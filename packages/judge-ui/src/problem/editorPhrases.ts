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
  notText: { zh: '{{file}} 不是文本文件，不能作为代码', en: '{{file}} is not a text file and cannot be code' },
  maySubmitNot: { zh: '你的账号已被限制提交代码', en: 'Your account is not allowed to submit code' },
  confirmFetch: { zh: '要用最近通过的代码替换现在的代码吗？', en: 'Put your last accepted code in place of this one?' },
  fetch: { zh: '获取最近通过的代码', en: 'Fetch my last accepted code' },
  fetchNow: { zh: '替换', en: 'Replace' },
  fetched: { zh: '已换成最近通过的代码', en: 'Your last accepted code is here' },
  notPassed: {
    zh: '你还没有通过这道题，无法获取最近通过的代码',
    en: "You haven't passed the problem so you cannot get the code passed recently",
  },
  focus: { zh: '专注模式', en: 'Focus mode' },
  leaveFocus: { zh: '退出专注模式', en: 'Leave focus mode' },
  test: { zh: '在线自测', en: 'Online test' },
});
