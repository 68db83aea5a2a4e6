import { contestStatuses, contestTypes } from '@oj/judge-ui';
import { oneOf, words } from './useListState';

/** Filters of a list of contests. */
export const contestFilter = { status: oneOf(contestStatuses), type: oneOf(contestTypes), keyword: words };
