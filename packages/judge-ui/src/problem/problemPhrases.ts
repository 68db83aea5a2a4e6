import { phrases } from '@oj/ui';

export const problemPhrases = phrases('problem', {
  description: { zh: '题目描述', en: 'Description' },
  mine: { zh: '我的提交', en: 'My submissions' },
  discussion: { zh: '讨论', en: 'Discussion' },
  discussionCount: { zh: '讨论（{{count}}）', en: 'Discussion ({{count}})' },
  solutions: { zh: '全部提交', en: 'All submissions' },
  otherTab: { zh: '这道题在另一个标签页里有更新的草稿，已载入', en: 'A newer draft from another tab was loaded' },
  annex: { zh: '附件', en: 'Attachments' },
  statistic: { zh: '结果统计', en: 'Statistic' },
  tags: { zh: '标签（{{count}}）', en: 'Tags ({{count}})' },
  noTag: { zh: '无标签', en: 'No tag' },
  readsFile: { zh: '从文件 {{name}} 读入', en: 'Reads {{name}}' },
  writesFile: { zh: '输出到文件 {{name}}', en: 'Writes {{name}}' },
  score: { zh: '满分 {{score}}', en: '{{score}} points' },
  statement: { zh: '题面', en: 'Statement' },
  code: { zh: '代码', en: 'Code' },
  failed: { zh: '题目没有加载出来', en: 'The problem could not be loaded' },
  languagesFailed: { zh: '语言列表没有加载出来', en: 'The languages could not be loaded' },
  noLanguagesHint: {
    zh: '题面照常可以阅读；评测机上线后刷新即可提交。',
    en: 'You can still read the problem; reload once a judge is online.',
  },
  saved: { zh: '草稿已存 {{time}}', en: 'Draft saved {{time}}' },
  escape: { zh: 'Ctrl+M：Tab 键移出编辑器', en: 'Ctrl+M: Tab leaves the editor' },
  login: { zh: '登录', en: 'Login' },
  noLanguages: { zh: '暂时没有可用的语言', en: 'No language is available right now' },
});
