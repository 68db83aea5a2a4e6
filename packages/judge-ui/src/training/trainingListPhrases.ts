import { phrases } from '@oj/ui';

export const trainingListPhrases = phrases('trainingList', {
  title: { zh: '训练', en: 'Trainings' },
  lead: { zh: '按顺序编排的题目，一步一步做下去。', en: 'Problems in an order, to be solved step by step.' },
  number: { zh: '编号', en: 'Number' },
  name: { zh: '标题', en: 'Title' },
  auth: { zh: '权限', en: 'Access' },
  anyAuth: { zh: '全部权限', en: 'Any access' },
  category: { zh: '分类', en: 'Category' },
  anyCategory: { zh: '全部分类', en: 'All categories' },
  count: { zh: '题目数', en: 'Problems' },
  author: { zh: '作者', en: 'Author' },
  updated: { zh: '最近更新', en: 'Updated' },
  search: { zh: '搜索训练', en: 'Search trainings' },
  reset: { zh: '清除筛选', en: 'Clear filters' },
  none: { zh: '还没有训练', en: 'No trainings yet' },
  noneHint: { zh: '新的训练会出现在这里。', en: 'New trainings show up here.' },
  noMatch: { zh: '没有符合条件的训练', en: 'No training matches' },
  noMatchHint: { zh: '换个关键词，或清除筛选。', en: 'Try other words, or clear the filters.' },
  failed: { zh: '训练没有加载出来', en: 'The trainings could not be loaded' },
});
