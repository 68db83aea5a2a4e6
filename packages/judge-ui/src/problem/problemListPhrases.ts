import { phrases } from '@oj/ui';

export const problemListPhrases = phrases('problemList', {
  title: { zh: '题库', en: 'Problems' },
  search: { zh: '搜索编号或标题', en: 'Search id or title' },
  difficulty: { zh: '难度', en: 'Level' },
  anyDifficulty: { zh: '全部难度', en: 'Any level' },
  tags: { zh: '标签', en: 'Tags' },
  showTags: { zh: '显示标签', en: 'Show tags' },
  reset: { zh: '清空筛选', en: 'Clear filters' },
  standing: { zh: '我的状态', en: 'My status' },
  id: { zh: '编号', en: 'ID' },
  name: { zh: '标题', en: 'Title' },
  total: { zh: '提交数', en: 'Total' },
  rate: { zh: '通过率', en: 'AC rate' },
  none: { zh: '没有符合条件的题目', en: 'No problem matches' },
  noneHint: { zh: '换个关键词，或者清空筛选。', en: 'Try another word, or clear the filters.' },
  failed: { zh: '题库没有加载出来', en: 'The problems could not be loaded' },
});
