import { phrases } from '@oj/ui';

export const virtualPhrases = phrases('virtualContest', {
  virtual: { zh: '虚拟参赛', en: 'Virtual participation' },
  lead: {
    zh: '按自己的时钟重新参加这场比赛，时长与原来相同。榜单显示原比赛进行到同一分钟的情况；你的提交不计入任何排名和奖项。',
    en: 'Take part in this contest by your own clock, for as long as it lasted. The scoreboard shows it as it stood at the same minute; your submissions count in no ranking and win no award.',
  },
  last: {
    zh: '上一次：{{from}} 至 {{to}}。重新开始后，榜单显示新的一次。',
    en: 'Last time: {{from}} to {{to}}. Begin again, and the scoreboard shows the new one.',
  },
  begin: { zh: '开始虚拟参赛', en: 'Begin virtual participation' },
  beginAsk: { zh: '现在开始虚拟参赛？', en: 'Begin virtual participation now?' },
  beginLead: {
    zh: '计时立即开始，{{time}} 后结束，不能暂停。期间看不到其他人的提交。',
    en: 'Your clock starts at once, runs for {{time}} and cannot be paused. Until then the submissions of others are hidden from you.',
  },
  begun: { zh: '虚拟参赛已开始', en: 'Virtual participation has begun' },
  running: { zh: '比赛只为你进行到 {{time}}。', en: 'The contest runs for you alone until {{time}}.' },
  giveUp: { zh: '放弃', en: 'Give up' },
  giveUpAsk: { zh: '放弃这次虚拟参赛？', en: 'Give up this virtual participation?' },
  giveUpLead: {
    zh: '计时立即结束，已有的提交保留在榜单上。之后可以重新开始。',
    en: 'Your clock ends at once. What you submitted stays on the scoreboard. You can begin again later.',
  },
  givenUp: { zh: '已放弃虚拟参赛', en: 'You gave up the virtual participation' },
});
