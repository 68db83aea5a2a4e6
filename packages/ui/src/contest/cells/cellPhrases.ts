import { phrases } from '../../locale/phrases';

export const cellPhrases = phrases('contestCell', {
  firstShort: { zh: '首杀', en: '1st' },
  provisionalShort: { zh: '待定', en: '1st?' },
  pendingShort: { zh: '{{count}} 次', en: { one: '{{count}} try', other: '{{count}} tries' } },
  afterShort: { zh: '赛后', en: 'after' },
  first: { zh: '首个通过，第 {{minutes}} 分钟', en: 'first to solve, at minute {{minutes}}' },
  provisional: {
    zh: '首杀待定，第 {{minutes}} 分钟通过，更早的提交尚未判完',
    en: '1st? at minute {{minutes}}, an earlier try is not judged yet',
  },
  accepted: { zh: '通过，第 {{minutes}} 分钟', en: 'accepted at minute {{minutes}}' },
  scored: { zh: '{{count}} 分', en: { one: '{{count}} point', other: '{{count}} points' } },
  full: { zh: '满分 {{score}} 分', en: 'full score, {{score}}' },
  firstFull: { zh: '首个满分，{{score}} 分', en: 'first full score, {{score}}' },
  wrongTries: { zh: '{{count}} 次错误提交', en: { one: '{{count}} wrong try', other: '{{count}} wrong tries' } },
  pending: {
    zh: '{{count}} 次提交的结果未公布',
    en: { one: '{{count}} try, result not known yet', other: '{{count}} tries, results not known yet' },
  },
  after: { zh: '赛后提交', en: 'after the contest' },
  none: { zh: '未提交', en: 'not tried' },
  comma: { zh: '，', en: ', ' },
});
