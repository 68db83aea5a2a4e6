import { phrases } from '@oj/ui';

export const addProblemPhrases = phrases('addProblem', {
  added: { zh: '已添加', en: 'Added' },
  addTitle: { zh: '添加题目', en: 'Add a problem' },
  search: { zh: '题号、标题或作者', en: 'ID, title or author' },
  noneFound: { zh: '没有可以添加的题目', en: 'There is no problem to add' },
  choose: { zh: '添加', en: 'Add' },
  chooseOne: { zh: '添加 {{id}}', en: 'Add {{id}}' },
  chosen: { zh: '添加 {{id}} {{title}}', en: 'Add {{id}} {{title}}' },
  failed: { zh: '题目没有加载出来', en: 'The problems could not be loaded' },
});
