import { phrases } from '../../locale/phrases';

export const balloonQueuePhrases = phrases('balloonQueue', {
  label: { zh: '气球', en: 'Balloons' },
  balloon: { zh: '气球', en: 'Balloon' },
  balloonOf: { zh: '{{problem}} 题的气球', en: 'Balloon of problem {{problem}}' },
  problem: { zh: '题目', en: 'Problem' },
  solvedAt: { zh: '通过时间', en: 'Solved at' },
  firstBlood: { zh: '首杀', en: 'First blood' },
  delivered: { zh: '已送达', en: 'Delivered' },
  deliveredOf: { zh: '{{who}} 的 {{problem}} 题气球已送达', en: 'The balloon of {{who}} for problem {{problem}} is delivered' },
});
