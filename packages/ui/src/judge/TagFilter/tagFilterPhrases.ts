import { phrases } from '../../locale/phrases';

export const tagFilterPhrases = phrases('tagFilter', {
  search: { zh: '查找标签', en: 'Find a tag' },
  all: { zh: '全部', en: 'All' },
  chosen: { zh: '已选 {{count}} 个标签', en: { one: '{{count}} tag chosen', other: '{{count}} tags chosen' } },
  clear: { zh: '清除', en: 'Clear' },
  more: { zh: '展开全部 {{count}} 个', en: 'Show all {{count}}' },
  fewer: { zh: '收起', en: 'Show fewer' },
  noMatch: { zh: '没有标签含有“{{text}}”', en: 'No tag contains “{{text}}”' },
  noTags: { zh: '还没有标签', en: 'No tags yet' },
});
