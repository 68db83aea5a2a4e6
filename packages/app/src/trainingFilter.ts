import { trainingAuths } from '@oj/judge-ui';
import { id, oneOf, words } from './useListState';

/** Filters of a list of trainings. */
export const trainingFilter = { categoryId: id, auth: oneOf(trainingAuths), keyword: words };
