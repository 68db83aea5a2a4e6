import { phrases } from '@oj/ui';

export const contestListPhrases = phrases('contestList', {
  title: { zh: '比赛', en: 'Contests' },
  rule: { zh: '赛制', en: 'Rule' },
  anyRule: { zh: '全部赛制', en: 'All rules' },
  status: { zh: '状态', en: 'Status' },
  anyStatus: { zh: '全部状态', en: 'Any status' },
  scheduled: { zh: '未开始', en: 'Scheduled' },
  running: { zh: '进行中', en: 'Running' },
  ended: { zh: '已结束', en: 'Ended' },
  search: { zh: '搜索比赛', en: 'Search contests' },
  reset: { zh: '清除筛选', en: 'Clear filters' },
  allOf: { zh: '全部 {{kind}} 比赛', en: 'All {{kind}} contests' },
  outside: { zh: '外榜', en: 'Scoreboard' },
  outsideOf: { zh: '{{title}} 的外榜', en: 'Scoreboard of {{title}}' },
  none: { zh: '还没有比赛', en: 'No contests yet' },
  noneHint: { zh: '新的比赛会出现在这里。', en: 'New contests show up here.' },
  noMatch: { zh: '没有符合条件的比赛', en: 'No contest matches' },
  noMatchHint: { zh: '换个关键词，或清除筛选。', en: 'Try other words, or clear the filters.' },
  failed: { zh: '比赛没有加载出来', en: 'The contests could not be loaded' },
});
