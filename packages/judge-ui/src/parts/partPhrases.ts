import { phrases } from '@oj/ui';

export const partPhrases = phrases('parts', {
  leaveAsk: { zh: '离开这一页？', en: 'Leave this page?' },
  leaveLead: {
    zh: '更改还没有保存。它们会留在本机，下次打开时恢复。',
    en: 'The changes are not saved. They stay in this browser and are back when you return.',
  },
  leave: { zh: '离开', en: 'Leave' },
  resetFilters: { zh: '清除筛选', en: 'Clear filters' },
  cancel: { zh: '取消', en: 'Cancel' },
});
