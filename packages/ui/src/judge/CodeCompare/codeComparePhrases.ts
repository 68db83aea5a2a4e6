import { phrases } from '../../locale/phrases';

export const codeComparePhrases = phrases('codeCompare', {
  before: { zh: '之前', en: 'Before' },
  after: { zh: '之后', en: 'After' },
  sides: { zh: '并排显示', en: 'Side by side' },
  counts: { zh: '新增 {{added}} 行，删除 {{removed}} 行', en: '{{added}} added, {{removed}} removed' },
  unfold: { zh: '显示 {{count}} 行相同内容', en: { one: 'Show {{count}} equal line', other: 'Show {{count}} equal lines' } },
  same: { zh: '没有不同', en: 'No difference' },
  tooLong: {
    zh: '两段文本太长、差别太大，无法逐行比较',
    en: 'Too long and too different to be compared line by line',
  },
});
