import { phrases } from '@oj/ui';

export const ownHomePhrases = phrases('ownHome', {
  hello: { zh: '{{name}}，接着做吧', en: 'Welcome back, {{name}}' },
  streak: { zh: '已连续 {{count}} 天通过题目', en: 'Accepted on {{count}} days in a row' },
  streakOne: { zh: '今天通过了题目', en: 'Accepted today' },
  streakOpen: {
    zh: '已连续 {{count}} 天，今天还没有',
    en: { one: '{{count}} day; today is still open', other: '{{count}} days in a row; today is still open' },
  },
  noStreak: { zh: '通过一道题，开始连续记录', en: 'Solve a problem to begin a streak' },
  start: { zh: '去做题', en: 'Pick a problem' },
  tried: { zh: '最近做过', en: 'Tried last' },
  triedFailed: { zh: '最近做过的题目没有加载出来', en: 'What you tried last could not be loaded' },
  noneTried: { zh: '提交过的题目会出现在这里，点一下就能接着做。', en: 'Problems you submit to show up here, one click away.' },
  drafts: { zh: '草稿', en: 'Drafts' },
  draftOf: { zh: '{{id}}，{{language}}', en: '{{id}}, {{language}}' },
  noDrafts: { zh: '这台设备上没有草稿', en: 'No drafts on this device' },
});
