import { phrases } from '@oj/ui';

/** Apart from the phrases of dialogs: a list is fetched without any dialog. */
export const filterPhrases = phrases('filter', {
  resetFilters: { zh: '清除筛选', en: 'Clear filters' },
});
