import { ApiError } from '@oj/contract';
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Refuses whoever does not know the secret of the judges, and everybody where none is set; in the same time for every guess. */
export function checkSecret(secret: string | undefined, given: string | undefined) {
  if (!secret || !given || !timingSafeEqual(digest(secret), digest(given))) throw new ApiError('access.denied');
}
