import type { ApiScope } from '@oj/contract';
import type { Caller, Locale } from '../access/caller';

export interface IncomingFile {
  /** Name that the sender gave the file. */
  name: string;
  /** @throws ApiError when there is more than was allowed. */
  bytes: AsyncIterable<Uint8Array>;
}

/** Name and password of HTTP Basic authentication. */
export interface BasicCredentials {
  username: string;
  password: string;
}

/** The circumstances of a request that handlers may look at. */
export interface RequestContext {
  readonly locale: Locale;
  readonly ip: string;
  /** What limits count as one place: the address, or the /64 of an IPv6 address. */
  readonly network: string;
  readonly userAgent: string;
  readonly token: string | undefined;
  /** What some tools send instead of a token. */
  readonly basic: BasicCredentials | undefined;
  /** What a judge on another machine shows instead of a token. */
  readonly judgeSecret: string | undefined;
  /** The last event of a stream that the caller has seen. */
  readonly lastEventId: string | undefined;
  /** Sends a token back in the headers of the protocol. */
  setToken(token: string, how: 'login' | 'refresh'): void;
  /** Takes back the token that this answer was to carry. */
  withdrawToken(): void;
  /** The file that came in this field of a form. */
  file(field: string, mostBytes: number): Promise<IncomingFile>;
  /** Aborted when the caller has gone away. */
  readonly signal: AbortSignal;
  /** Breaks off what is still being sent when a moment has come. */
  endAt(moment: Date): void;
}

export interface Recognised {
  caller: Caller;
  /** A fresher token, when it is time to change. */
  freshToken?: string | undefined;
  /** The scopes of an API token: all that may be done with it. Undefined for a session. */
  scopes?: readonly ApiScope[];
  /** When the token is good no more. */
  until: Date;
}

/** Finds the caller behind a token. The account feature provides it. */
export abstract class Callers {
  abstract recognise(
    token: string,
    context: Pick<RequestContext, 'ip' | 'userAgent'>,
    how?: { mayRenew: boolean },
  ): Promise<Recognised | undefined>;

  /** @throws ApiError when the account of a session asks for codes, and none was shown in it a short while ago. */
  abstract checkFactor(token: string): Promise<void>;
}

/** Finds the caller behind a name and a password. The account feature provides it. */
export abstract class BasicCallers {
  /** @throws ApiError when they are nobody's, or there were too many failures. */
  abstract recognise(given: BasicCredentials, context: Pick<RequestContext, 'network'>): Promise<Caller>;
}
