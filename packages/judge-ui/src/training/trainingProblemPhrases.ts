import { phrases } from '@oj/ui';

export const trainingProblemPhrases = phrases('trainingProblems', {
  label: { zh: '训练题目', en: 'Problems of the training' },
  myStatus: { zh: '我的状态', en: 'My status' },
  id: { zh: '编号', en: 'ID' },
  title: { zh: '标题', en: 'Title' },
  difficulty: { zh: '难度', en: 'Difficulty' },
  tags: { zh: '标签', en: 'Tags' },
  ac: { zh: '通过', en: 'Accepted' },
  total: { zh: '提交', en: 'Submitted' },
  none: { zh: '训练还没有题目', en: 'The training has no problems yet' },
  noneHint: { zh: '作者添加后会出现在这里。', en: 'They show up here once its author has added them.' },
  failed: { zh: '题目没有加载出来', en: 'The problems could not be loaded' },
  before: { zh: '上一题：{{id}} {{title}}', en: 'Previous: {{id}} {{title}}' },
  after: { zh: '下一题：{{id}} {{title}}', en: 'Next: {{id}} {{title}}' },
  nextUnsolved: { zh: '下一道未通过', en: 'Next unsolved' },
});
