import { phrases } from '@oj/ui';

export const problemPhrases = phrases('problem', {
  description: { zh: '题目描述', en: 'Description' },
  mine: { zh: '我的提交', en: 'My submissions' },
  solutions: { zh: '全部提交', en: 'All submissions' },
  submit: { zh: '提交', en: 'Submit' },
  loginToSubmit: { zh: '登录后即可提交', en: 'Login to submit' },
  submitted: { zh: '提交成功', en: 'Submit code successfully' },
  confirmReset: { zh: '要把代码恢复成模板吗？', en: 'Put the template back in place of your code?' },
  keep: { zh: '保留我的代码', en: 'Keep my code' },
  putBack: { zh: '恢复模板', en: 'Put it back' },
  resetDone: { zh: '已恢复成模板', en: 'The template is back' },
  undo: { zh: '撤销', en: 'Undo' },
  otherTab: { zh: '这道题在另一个标签页里有更新的草稿，已载入', en: 'A newer draft from another tab was loaded' },
  noFile: { zh: '文件内容超过 65535 个字符', en: 'The file has more than 65535 characters' },
  statement: { zh: '题面', en: 'Statement' },
  code: { zh: '代码', en: 'Code' },
  failed: { zh: '题目没有加载出来', en: 'The problem could not be loaded' },
  languagesFailed: { zh: '语言列表没有加载出来', en: 'The languages could not be loaded' },
  noLanguagesHint: {
    zh: '题面照常可以阅读；评测机上线后刷新即可提交。',
    en: 'You can still read the problem; reload once a judge is online.',
  },
  mineNone: { zh: '这道题你还没有提交过', en: 'You have not tried this problem yet' },
  mineNoneHint: {
    zh: '写好代码，按 Ctrl+Enter 提交，结果会出现在这里。',
    en: 'Write some code and press Ctrl+Enter: its verdict will be listed here.',
  },
  noLanguages: { zh: '暂时没有可用的语言', en: 'No language is available right now' },
});
