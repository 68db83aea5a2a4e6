import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

export const newToken = () => randomBytes(32).toString('base64url');
export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** Tokens are random and long, so a plain hash is enough: nothing can be guessed from it. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');

export const isDigestOf = (secret: string, hash: string) => timingSafeEqual(Buffer.from(digest(secret)), Buffer.from(hash));
