import { phrases } from '../../locale/phrases';

export const problemListPhrases = phrases('problemRows', {
  label: { zh: '题目', en: 'Problems' },
  status: { zh: '我的状态', en: 'My status' },
  id: { zh: '编号', en: 'ID' },
  title: { zh: '标题', en: 'Title' },
  difficulty: { zh: '难度', en: 'Level' },
  tags: { zh: '标签', en: 'Tags' },
  total: { zh: '提交数', en: 'Total' },
  rate: { zh: '通过率', en: 'AC rate' },
});
