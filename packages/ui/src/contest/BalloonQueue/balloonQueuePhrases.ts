import { phrases } from '../../locale/phrases';

export const balloonQueuePhrases = phrases('balloonQueue', {
  label: { zh: '气球', en: 'Balloons' },
  balloonOf: { zh: '{{problem}} 题的气球', en: 'Balloon of problem {{problem}}' },
  rowOf: { zh: '{{who}}，{{problem}} 题', en: '{{who}}, problem {{problem}}' },
  firstBlood: { zh: '首杀', en: 'First blood' },
  provisional: { zh: '待定', en: '1st?' },
  provisionalHint: {
    zh: '首杀待定：更早的提交尚未判完，先不要送首杀标记',
    en: '1st? An earlier try is not judged yet: bring it without the star for now',
  },
  delivered: { zh: '已送达', en: 'Delivered' },
  deliveredOf: { zh: '{{who}} 的 {{problem}} 题气球已送达', en: 'The balloon of {{who}} for problem {{problem}} is delivered' },
  changes: { zh: '需要处理的变动', en: 'Changes to settle' },
  notFirst: { zh: '取回首杀标记', en: 'Take the star back' },
  notFirstWhy: { zh: '首杀现在不是这一队', en: 'Somebody else is first now' },
  nowFirst: { zh: '补送首杀标记', en: 'Bring the star' },
  nowFirstWhy: { zh: '现已确认这一队是首杀', en: 'It is the first after all' },
  notAccepted: { zh: '收回气球', en: 'Take the balloon back' },
  notAcceptedWhy: { zh: '这道题现在不再算通过', en: 'The problem is no longer accepted' },
  settle: { zh: '已处理', en: 'Done' },
  settleOf: { zh: '已处理：{{what}}，{{who}}，{{problem}} 题', en: 'Done: {{what}}, {{who}}, problem {{problem}}' },
  lastBy: { zh: '上次经手：{{who}}', en: 'Last handled by {{who}}' },
  empty: { zh: '暂无气球', en: 'No balloons yet' },
});
