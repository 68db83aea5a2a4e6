/** Tags of the starter set: slug → names and colour. */
export const starterTags = {
  implementation: { zh: '模拟', en: 'implementation', color: '#5d711d' },
  maths: { zh: '数学', en: 'maths', color: '#4547b1' },
  string: { zh: '字符串', en: 'strings', color: '#915023' },
  sorting: { zh: '排序', en: 'sorting', color: '#008462' },
  'data-structures': { zh: '数据结构', en: 'data structures', color: '#8c4dbf' },
  graph: { zh: '图论', en: 'graphs', color: '#0a368b' },
  dp: { zh: '动态规划', en: 'dynamic programming', color: '#b94f62' },
  greedy: { zh: '贪心', en: 'greedy', color: '#724d00' },
  'binary-search': { zh: '二分', en: 'binary search', color: '#004048' },
  'fast-input': { zh: '快速读入', en: 'fast input', color: '#5c412c' },
  constructive: { zh: '构造', en: 'constructive', color: '#883fb5' },
  interactive: { zh: '交互', en: 'interactive', color: '#c84341' },
} as const;
