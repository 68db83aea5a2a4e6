import { phrases } from '@oj/ui';

export const ceremonyPhrases = phrases('contestCeremony', {
  title: { zh: '滚榜', en: 'Resolver' },
  lead: {
    zh: '从最后一名开始，逐一揭晓封榜后的结果。会在新窗口打开，可以投到大屏幕上。',
    en: 'Reveals the frozen results one by one, from the last place up. It opens in a new window, for the screen of the hall.',
  },
  notYet: { zh: '比赛结束后才能滚榜', en: 'The ceremony begins when the contest is over' },
  noSeal: { zh: '这场比赛没有封榜，没有可以揭晓的结果', en: 'This contest was not frozen: there is nothing to reveal' },
  medals: { zh: '奖牌数', en: 'Medals' },
  medalsHint: {
    zh: '默认是参与排名人数的 10%、20% 和 30%，向下取整。',
    en: '10, 20 and 30 % of the ranked participants unless you change it, rounded down.',
  },
  gold: { zh: '金牌', en: 'Gold' },
  silver: { zh: '银牌', en: 'Silver' },
  bronze: { zh: '铜牌', en: 'Bronze' },
  whole: { zh: '请填写不小于 0 的整数', en: 'A whole number, 0 or more' },
  removeStar: { zh: '不显示打星选手', en: 'Without unofficial participants' },
  open: { zh: '打开滚榜', en: 'Open the resolver' },
  next: { zh: '接下来', en: 'Next steps' },
  toBoard: { zh: '查看最终榜单', en: 'Show the final board' },
  failed: { zh: '滚榜没有加载出来', en: 'The ceremony could not be loaded' },
  empty: { zh: '没有人提交过，没有可以揭晓的结果', en: 'Nobody submitted anything: there is nothing to reveal' },
});
