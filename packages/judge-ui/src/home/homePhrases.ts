import { phrases } from '@oj/ui';

export const homePhrases = phrases('homeParts', {
  carousel: { zh: '图片新闻', en: 'Pictures' },
  picture: { zh: '第 {{at}} 张图片', en: 'Picture {{at}}' },
  week: { zh: '一周提交', en: 'Submissions of the week' },
  weekChart: { zh: '每天的提交与通过', en: 'Submitted and accepted each day' },
  weekFailed: { zh: '一周提交没有加载出来', en: 'The submissions of the week could not be loaded' },
  recount: { zh: '重新统计', en: 'Count again' },
  contests: { zh: '近期比赛', en: 'Recent contests' },
  noContests: { zh: '近期没有比赛', en: 'No contests in sight' },
  noContestsHint: { zh: '两周内将要开始的比赛会出现在这里。', en: 'Contests that begin within two weeks show up here.' },
  contestsFailed: { zh: '近期比赛没有加载出来', en: 'The recent contests could not be loaded' },
  otherContests: { zh: '其他网站的比赛', en: 'Contests at other sites' },
  otherContestsAsOf: { zh: '{{site}} 的列表读取于', en: 'List of {{site}} read' },
  moreContests: { zh: '显示全部 {{count}} 场', en: 'Show all {{count}}' },
  solvers: { zh: '七日通过榜', en: 'Most solved in 7 days' },
  rank: { zh: '名次', en: 'Rank' },
  user: { zh: '用户', en: 'User' },
  solved: { zh: '通过', en: 'AC' },
  noSolvers: { zh: '七天里还没有人通过题目', en: 'Nobody has solved a problem in these seven days' },
  solversFailed: { zh: '通过榜没有加载出来', en: 'The rank of the week could not be loaded' },
  wholeRank: { zh: '总排名', en: 'Whole rank' },
});
