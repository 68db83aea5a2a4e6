import { phrases } from '@oj/ui';

export const boardPhrases = phrases('contestBoard', {
  label: { zh: '{{title}} 的榜单', en: 'Scoreboard of {{title}}' },
  failed: { zh: '榜单没有加载出来', en: 'The scoreboard could not be loaded' },
  stopped: { zh: '榜单没有刷新成功，已停止自动刷新', en: 'The scoreboard could not be refreshed, and no longer refreshes itself' },
  hall: { zh: '大屏榜单', en: 'Hall board' },
  open: { zh: '进入比赛', en: 'Open the contest' },
});
