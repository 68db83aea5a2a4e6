import { ApiError, type ErrorCode } from '@oj/contract';
import { violatedUnique } from './database';

/** What a write answers. @throws ApiError `taken` when a unique index refuses its row. */
export async function unlessTaken<Answer>(taken: ErrorCode, write: PromiseLike<Answer>): Promise<Answer> {
  try {
    return await write;
  } catch (reason) {
    throw violatedUnique(reason) ? new ApiError(taken) : reason;
  }
}
