import { phrases } from '@oj/ui';

export const languageAdminPhrases = phrases('languageAdmin', {
  title: { zh: '语言', en: 'Languages' },
  lead: {
    zh: '可以提交哪些语言、以什么次序、时限和内存各乘以多少。已有的提交照常评测。',
    en: 'Which languages people may submit in, in which order, and what multiplies the limits. What was submitted is judged all the same.',
  },
  failed: { zh: '语言没有加载出来', en: 'The languages could not be loaded' },
  order: { zh: '次序', en: 'Order' },
  name: { zh: '语言', en: 'Language' },
  offered: { zh: '开放', en: 'Offered' },
  offer: { zh: '开放 {{name}}', en: 'Offer {{name}}' },
  time: { zh: '时限倍数', en: 'Time factor' },
  memory: { zh: '内存倍数', en: 'Memory factor' },
  timeOf: { zh: '{{name}} 的时限倍数', en: 'Time factor of {{name}}' },
  memoryOf: { zh: '{{name}} 的内存倍数', en: 'Memory factor of {{name}}' },
  usual: { zh: '默认 {{factor}}', en: 'Default {{factor}}' },
  rule: { zh: '{{least}} 到 {{most}}', en: '{{least}} to {{most}}' },
  sooner: { zh: '上移 {{name}}', en: 'Move {{name}} up' },
  later: { zh: '下移 {{name}}', en: 'Move {{name}} down' },
  missing: { zh: '没有评测机安装', en: 'No judge has it' },
  newer: { zh: '更新的版本还会有：{{what}}', en: 'A newer one would bring {{what}}' },
  since: { zh: '{{what}}（{{version}}）', en: '{{what}} ({{version}})' },
  comma: { zh: '；', en: '; ' },
  save: { zh: '保存', en: 'Save' },
  saved: { zh: '语言已保存', en: 'The languages are saved' },
  discard: { zh: '撤销', en: 'Undo' },
});
