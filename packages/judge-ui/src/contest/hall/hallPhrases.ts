import { phrases } from '@oj/ui';

export const hallPhrases = phrases('contestHall', {
  balloons: { zh: '气球', en: 'Balloons' },
  balloonsFailed: { zh: '通过的提交没有加载出来', en: 'The accepted submissions could not be loaded' },
  noBalloons: { zh: '还没有人通过题目', en: 'Nobody has solved a problem yet' },
  noneInRoom: { zh: '这个房间还没有气球', en: 'There are no balloons for this room yet' },
  noBalloonsHint: { zh: '有人通过时，这里会自动出现。', en: 'Solved problems appear here by themselves.' },
});
