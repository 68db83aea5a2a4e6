import { type ErrorCode, errors } from './errors';

/** Thrown by the server, sent as its code, thrown again by the client. */
export class ApiError extends Error {
  readonly code: ErrorCode;
  /** Names the request in the server's log; known on the client side. */
  readonly requestId?: string;
  /** The words of the server where they say more than the code: details that it alone knows, or no code of ours, which is then guessed from the status. */
  readonly said?: string;
  /** Seconds after which the same may be tried again, where that is known. */
  waitS?: number;

  constructor(code: ErrorCode, detail?: string, requestId?: string, said?: string) {
    super(detail ?? said ?? code);
    this.name = 'ApiError';
    this.code = code;
    this.requestId = requestId;
    this.said = said;
  }

  get status(): number {
    return errors[this.code];
  }
}

/** Whole seconds of a time to wait: never too few, and never none. */
export const secondsOf = (waitMs: number): number => Math.max(1, Math.ceil(waitMs / 1000));

/** A refusal with the time to wait. No member of the class: pages, which only read it, do not fetch what makes it. */
export const refusalAfter = (code: ErrorCode, waitMs: number): ApiError => Object.assign(new ApiError(code), { waitS: secondsOf(waitMs) });
