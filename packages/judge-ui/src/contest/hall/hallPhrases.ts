import { phrases } from '@oj/ui';

export const hallPhrases = phrases('contestHall', {
  take: { zh: '认领', en: 'Take' },
  takeOf: { zh: '认领{{what}}', en: 'Take {{what}}' },
  giveBack: { zh: '放回', en: 'Give back' },
  giveBackOf: { zh: '放回{{what}}', en: 'Give back {{what}}' },
  takenBy: { zh: '{{who}} 已认领', en: '{{who}} has it' },
  yours: { zh: '你已认领', en: 'You have it' },

  balloons: { zh: '气球', en: 'Balloons' },
  balloonsFailed: { zh: '通过的提交没有加载出来', en: 'The accepted submissions could not be loaded' },
  noBalloons: { zh: '还没有人通过题目', en: 'Nobody has solved a problem yet' },
  noBalloonsHint: { zh: '有人通过时，这里会自动出现。', en: 'Solved problems appear here by themselves.' },
  balloon: { zh: '气球', en: 'Balloon' },
  balloonOf: { zh: '{{problem}} 题的气球', en: 'Balloon of problem {{problem}}' },
  problem: { zh: '题目', en: 'Problem' },
  participant: { zh: '参赛者', en: 'Participant' },
  solvedAt: { zh: '通过时间', en: 'Solved at' },
  firstBlood: { zh: '首杀', en: 'First blood' },
  helper: { zh: '负责人', en: 'Helper' },
  checked: { zh: '已送达', en: 'Delivered' },
  checkedOf: { zh: '{{who}} 的 {{problem}} 题气球已送达', en: 'The balloon of {{who}} for problem {{problem}} is delivered' },
});
