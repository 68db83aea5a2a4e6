import { phrases } from '../../locale/phrases';

export const submissionDetailPhrases = phrases('submissionDetail', {
  score: { zh: '得分', en: 'Score' },
  time: { zh: '用时', en: 'Time' },
  memory: { zh: '内存', en: 'Memory' },
  language: { zh: '语言', en: 'Language' },
  length: { zh: '长度', en: 'Length' },
  characters: { zh: '{{count}} 字符', en: { one: '{{count}} character', other: '{{count}} characters' } },
  author: { zh: '作者', en: 'Author' },
  judger: { zh: '评测机', en: 'Judger' },
  submitted: { zh: '提交于', en: 'Submitted' },
});
