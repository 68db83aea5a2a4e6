import { ApiError, type ErrorCode } from '@oj/contract';
import type { Locale } from '../access/caller';

/** A refusal with details that only the server knows, in the language of the caller. */
export class LocalisedRefusal extends ApiError {
  constructor(
    code: ErrorCode,
    readonly words: Readonly<Record<Locale, string>>,
  ) {
    super(code, words['en-US']);
  }
}
