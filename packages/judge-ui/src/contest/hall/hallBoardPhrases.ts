import { phrases } from '@oj/ui';

export const hallBoardPhrases = phrases('contestHallBoard', {
  title: { zh: '大屏榜单', en: 'Hall board' },
  sealed: { zh: '已封榜', en: 'Frozen' },
  keys: { zh: '空格键停止或继续滚动', en: 'Space stops the scrolling and goes on' },
  fullScreen: { zh: '全屏', en: 'Full screen' },
  leaveFullScreen: { zh: '退出全屏', en: 'Leave full screen' },
  stop: { zh: '停止滚动', en: 'Stop scrolling' },
  scroll: { zh: '自动滚动', en: 'Scroll by itself' },
});
