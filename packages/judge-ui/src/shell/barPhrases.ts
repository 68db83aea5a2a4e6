import { phrases } from '@oj/ui';

/** Names of the links inside a training, a contest or a group. */
export const barPhrases = phrases('bar', {
  backHome: { zh: '返回首页', en: 'Back to home' },
  group: { zh: '团队', en: 'Group' },
  groupProblems: { zh: '团队题目', en: 'Problems' },
  training: { zh: '训练', en: 'Training' },
  trainingProblems: { zh: '训练题目', en: 'Problems' },
  contest: { zh: '比赛', en: 'Contest' },
  contestProblems: { zh: '比赛题目', en: 'Problems' },
  contestSubmissions: { zh: '我的提交', en: 'My submissions' },
  contestRank: { zh: '排行榜', en: 'Scoreboard' },
});
