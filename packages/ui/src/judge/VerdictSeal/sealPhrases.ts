import { phrases } from '../../locale/phrases';

export const sealPhrases = phrases('verdictSeal', {
  queued: { zh: '{{name}}，排在第 {{place}} 位', en: '{{name}}, place {{place}} in the queue' },
  tested: { zh: '{{name}}，已测 {{done}} / {{total}} 个测试点', en: '{{name}}, {{done}} of {{total}} tests done' },
  scored: { zh: '{{name}}，{{score}} 分', en: '{{name}}, score {{score}}' },
});
