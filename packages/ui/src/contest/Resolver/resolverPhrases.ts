import { phrases } from '../../locale/phrases';

export const resolverPhrases = phrases('resolver', {
  label: { zh: '滚榜', en: 'Resolver' },
  board: { zh: '滚榜榜单', en: 'Board of the ceremony' },
  start: {
    zh: '榜单已封，共 {{count}} 条结果待揭晓',
    en: { one: 'Frozen: {{count}} result to reveal', other: 'Frozen: {{count}} results to reveal' },
  },
  accepted: { zh: '{{name}} 通过 {{problem}} 题', en: '{{name}} solved {{problem}}' },
  acceptedFirst: { zh: '{{name}} 首个通过 {{problem}} 题！', en: '{{name}} is first to solve {{problem}}!' },
  rejected: { zh: '{{name}} 的 {{problem}} 题未通过', en: '{{name}} did not solve {{problem}}' },
  rises: { zh: '上升 {{count}} 位', en: { one: 'up {{count}} place', other: 'up {{count}} places' } },
  settled: { zh: '第 {{rank}} 名：{{name}}', en: 'Rank {{rank}}: {{name}}' },
  settledUnofficial: { zh: '打星：{{name}}', en: 'Unofficial: {{name}}' },
  gold: { zh: '金牌', en: 'Gold medal' },
  silver: { zh: '银牌', en: 'Silver medal' },
  bronze: { zh: '铜牌', en: 'Bronze medal' },
  nextMedal: { zh: '接下来：{{medal}}', en: 'Next: {{medal}}' },
  awardFacts: {
    zh: '第 {{rank}} 名，通过 {{count}} 题',
    en: { one: 'Rank {{rank}}, {{count}} problem solved', other: 'Rank {{rank}}, {{count}} problems solved' },
  },
  begins: { zh: '按空格键或轻触屏幕开始', en: 'Press Space or tap to begin' },
  goesOn: { zh: '按空格键或轻触屏幕继续', en: 'Press Space or tap to go on' },
  back: { zh: '后退', en: 'Back' },
  next: { zh: '揭晓', en: 'Reveal' },
  nextTeam: { zh: '下一队', en: 'Next team' },
  left: { zh: '剩余 {{count}} 条', en: '{{count}} left' },
  done: { zh: '揭晓完毕', en: 'All revealed' },
  keys: {
    zh: '空格或 → 揭晓，← 后退，PageDown 下一队，End 到最后',
    en: 'Space or → reveals, ← goes back, PageDown next team, End to the end',
  },
});
