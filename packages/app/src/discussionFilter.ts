import { flag, id, words } from './useListState';

/** Filters of a list of discussions. */
export const discussionFilter = { cid: id, keyword: words, onlyMine: flag };
