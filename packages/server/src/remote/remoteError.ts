/**
 * What can go wrong at another site. `down`: it does not answer, or says that it rests. `rate`: it wants fewer requests. `auth`: it does
 * not accept the account. `locked`: it has closed the account. `challenge`: it wants a person. `rejected`: it refuses this program or this
 * problem. `markup`: a page is not what we know. `lost`: nobody can say whether a program arrived. `unexpected`: a fault of ours.
 */
export type RemoteErrorKind = 'down' | 'rate' | 'auth' | 'locked' | 'challenge' | 'rejected' | 'markup' | 'lost' | 'unexpected';

interface Facts {
  /** How long the site wants to be left alone. */
  retryAfterMs?: number;
  /** The request certainly did not reach the site. */
  isUnsent?: boolean;
}

/** A failure of another site, in words that may be shown: they never hold a password, a cookie or a page. */
export class RemoteError extends Error {
  readonly retryAfterMs: number | undefined;
  readonly isUnsent: boolean;

  constructor(
    readonly kind: RemoteErrorKind,
    readonly publicText: string,
    { retryAfterMs, isUnsent = false }: Facts = {},
  ) {
    super(`${kind}: ${publicText}`);
    this.retryAfterMs = retryAfterMs;
    this.isUnsent = isUnsent;
  }
}

const MOST_SHOWN = 300;

/** What a site said, cut to what a list can show. */
export const shortened = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, MOST_SHOWN);
