import { phrases } from '@oj/ui';

export const problemListPhrases = phrases('problemList', {
  title: { zh: '题库', en: 'Problems' },
  search: { zh: '搜索编号或标题', en: 'Search id or title' },
  difficulty: { zh: '难度', en: 'Level' },
  anyDifficulty: { zh: '全部难度', en: 'Any level' },
  tags: { zh: '标签', en: 'Tags' },
  tagsChosen: { zh: '标签：已选 {{count}} 个', en: 'Tags: {{count}} chosen' },
  showTags: { zh: '显示标签', en: 'Show tags' },
  unclassified: { zh: '未分类', en: 'Unclassified' },
  bank: { zh: '题库来源', en: 'Source' },
  allBanks: { zh: '全部来源', en: 'All sources' },
  ownBank: { zh: '本站题目', en: 'Mine' },
  pickOne: { zh: '随机一题', en: 'Pick one' },
  luck: { zh: '祝你好运！', en: 'Good luck to you' },
  side: { zh: '题目概况', en: 'About these problems' },
  distribution: { zh: '提交结果分布', en: 'How submissions ended' },
  distributionHint: {
    zh: '指向一道题，这里就显示它的提交结果分布。',
    en: 'Point at a problem, and its results are shown here.',
  },
  reset: { zh: '清空筛选', en: 'Clear filters' },
  none: { zh: '没有符合条件的题目', en: 'No problem matches' },
  noneHint: { zh: '换个关键词，或者清空筛选。', en: 'Try another word, or clear the filters.' },
  failed: { zh: '题库没有加载出来', en: 'The problems could not be loaded' },
});
