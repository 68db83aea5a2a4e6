import { phrases } from '@oj/ui';

export const ownHomePhrases = phrases('ownHome', {
  hello: { zh: '你好，{{name}}', en: 'Hello, {{name}}' },
  streak: { zh: '已连续 {{count}} 天通过题目', en: 'Accepted on {{count}} days in a row' },
  streakOne: { zh: '今天通过了题目', en: 'Accepted today' },
  streakOpen: {
    zh: '已连续 {{count}} 天，今天还没有',
    en: { one: '{{count}} day; today is still open', other: '{{count}} days in a row; today is still open' },
  },
  noStreak: { zh: '通过一道题，开始连续记录', en: 'Solve a problem to begin a streak' },

  virtual: { zh: '虚拟参赛', en: 'Virtual' },
  toContest: { zh: '进入比赛', en: 'Go to contest' },
  toContestOf: { zh: '进入比赛 {{title}}', en: 'Go to contest {{title}}' },

  next: { zh: '下一题', en: 'Up next' },
  startHere: { zh: '从这里开始', en: 'Start here' },
  goOnLabel: { zh: '接着做', en: 'Go on with' },
  goOn: { zh: '继续做', en: 'Go on' },
  goOnWith: { zh: '继续做 {{id}}', en: 'Go on with {{id}}' },
  begin: { zh: '开始做', en: 'Start' },
  beginWith: { zh: '开始做 {{id}}', en: 'Start {{id}}' },
  tryIt: { zh: '去做', en: 'Try it' },
  tryItWith: { zh: '去做 {{id}}', en: 'Try it: {{id}}' },
  lead: {
    zh: '写下代码，按下提交，看着测试点一个一个亮起来。',
    en: 'Write some code, submit it, and watch the test cases light up one by one.',
  },
  wholeTraining: { zh: '查看整个训练', en: 'See the whole training' },
  allProblems: { zh: '浏览题库', en: 'Browse problems' },
  noProblems: { zh: '题库里还没有题目', en: 'There are no problems yet' },
  trainings: { zh: '看看训练', en: 'Trainings' },
  allDone: { zh: '全部做完了', en: 'All done' },
  allDoneTitle: { zh: '题库里的题目你都通过了', en: 'You have solved every problem here' },
  contests: { zh: '看看比赛', en: 'Contests' },
  failed: { zh: '你的进度没有加载出来', en: 'Your progress could not be loaded' },

  tried: { zh: '最近做过', en: 'Recent' },
  allTried: { zh: '全部提交', en: 'All submissions' },
  drafts: { zh: '草稿', en: 'Drafts' },
  draftOf: { zh: '{{id}}，{{language}}', en: '{{id}}, {{language}}' },
});
