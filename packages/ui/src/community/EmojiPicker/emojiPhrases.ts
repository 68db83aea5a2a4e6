import { phrases } from '../../locale/phrases';

export const emojiPhrases = phrases('emojiPicker', {
  open: { zh: '插入表情', en: 'Insert emoji' },
  search: { zh: '搜索表情', en: 'Search emoji' },
  loading: { zh: '正在加载表情…', en: 'Loading emoji…' },
  none: { zh: '没有“{{search}}”的表情', en: 'No emoji for “{{search}}”' },
  recent: { zh: '最近使用', en: 'Recent' },
  all: { zh: '全部表情', en: 'All emoji' },
  skinTone: { zh: '肤色', en: 'Skin tone' },
  pick: { zh: '选一个表情…', en: 'Pick an emoji…' },
  failed: { zh: '表情没有加载成功。', en: 'The emoji could not be loaded.' },
});

/** Names of the six skin tones. */
export const skinTonePhrases = phrases('skinTone', {
  none: { zh: '默认肤色', en: 'Default skin tone' },
  light: { zh: '浅肤色', en: 'Light skin tone' },
  'medium-light': { zh: '较浅肤色', en: 'Medium-light skin tone' },
  medium: { zh: '中等肤色', en: 'Medium skin tone' },
  'medium-dark': { zh: '较深肤色', en: 'Medium-dark skin tone' },
  dark: { zh: '深肤色', en: 'Dark skin tone' },
});

/** Names of the groups of the emoji data, by its numbers. Group 2 are the bare skin tones: they are not shown. */
export const emojiGroupPhrases = phrases('emojiGroup', {
  0: { zh: '表情与情感', en: 'Smileys & emotion' },
  1: { zh: '人物与身体', en: 'People & body' },
  3: { zh: '动物与自然', en: 'Animals & nature' },
  4: { zh: '食物与饮料', en: 'Food & drink' },
  5: { zh: '旅行与地点', en: 'Travel & places' },
  6: { zh: '活动', en: 'Activities' },
  7: { zh: '物品', en: 'Objects' },
  8: { zh: '符号', en: 'Symbols' },
  9: { zh: '旗帜', en: 'Flags' },
});
