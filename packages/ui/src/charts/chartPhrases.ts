import { phrases } from '../locale/phrases';

/** What all charts say. */
export const chartPhrases = phrases('chart', {
  asTable: { zh: '以表格显示', en: 'Show as table' },
  asChart: { zh: '以图表显示', en: 'Show as chart' },
  empty: { zh: '暂无数据', en: 'Nothing to draw yet' },
  loading: { zh: '正在加载图表', en: 'Loading the chart' },
});
