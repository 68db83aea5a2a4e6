import { createHash, randomBytes, randomInt } from 'node:crypto';

export const newToken = () => randomBytes(32).toString('base64url');
export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** 21 characters that nobody guesses. */
export const newLinkCode = () => randomBytes(16).toString('base64url').slice(0, 21);

/** Tokens are random and long, so a plain hash is enough: nothing can be guessed from it. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');
