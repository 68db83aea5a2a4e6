import { hasCode } from '../causes';

/** Two transactions waited for each other, or could not be put in an order: PostgreSQL has undone one of them. */
const CODES = new Set(['40P01', '40001']);

/** Whether a transaction was undone because of another one, so that it may be tried again. */
export const isConflict = (reason: unknown): boolean => hasCode(reason, CODES);
