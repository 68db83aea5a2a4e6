import { phrases } from '@oj/ui';

export const addProblemPhrases = phrases('addProblem', {
  added: { zh: '已添加', en: 'Added' },
  addTitle: { zh: '添加题目', en: 'Add a problem' },
  search: { zh: '题号、标题或作者', en: 'ID, title or author' },
  noneFound: { zh: '没有可以添加的题目', en: 'There is no problem to add' },
  choose: { zh: '添加', en: 'Add' },
  chooseOne: { zh: '添加 {{id}}', en: 'Add {{id}}' },
  chosen: { zh: '添加 {{id}} {{title}}', en: 'Add {{id}} {{title}}' },
  addOwn: { zh: '添加团队题目', en: 'Add a problem of the group' },
  ownId: { zh: '团队题号', en: 'ID in the group' },
  ownIdRule: { zh: '请输入团队题号', en: 'Enter the ID in the group' },
  failed: { zh: '题目没有加载出来', en: 'The problems could not be loaded' },
});
