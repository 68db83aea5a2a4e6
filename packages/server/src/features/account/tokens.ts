import { createHash, randomBytes, randomInt } from 'node:crypto';

export const newToken = () => randomBytes(32).toString('base64url');
const API_TOKEN = 'ojt_';
/** A token whose beginning tells its owner, and programs that search code for secrets, what it is. */
export const newApiToken = () => `${API_TOKEN}${newToken()}`;
export const isApiToken = (token: string) => token.startsWith(API_TOKEN);
export const newCode = () => String(randomInt(0, 1_000_000)).padStart(6, '0');

/** 21 characters that nobody guesses. */
export const newLinkCode = () => randomBytes(16).toString('base64url').slice(0, 21);

/** Tokens are random and long, so a plain hash is enough: nothing can be guessed from it. */
export const digest = (secret: string) => createHash('sha256').update(secret).digest('hex');
