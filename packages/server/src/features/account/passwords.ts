import { hash, verify } from '@node-rs/argon2';
import { createHash, randomInt } from 'node:crypto';
import { Turnstile } from '../../database/turnstile';

/** argon2id; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * The process has four threads for this, and files are read in the same ones: one is left for them. Others than those who guess from one
 * network get their turn. How many may wait is bounded where guesses are counted.
 */
const turns = new Turnstile({ atOnce: 3, atOnceOfKey: 2, waitingOfKey: Infinity });
const OF_SITE = 'site';

/** @param asker network or user who asked for it, so that one of them does not take all turns. */
export const hashPassword = (password: string, asker = OF_SITE) => turns.run(asker, () => hash(password, COST));

const anybody = hashPassword('nobody has this password');

const MD5 = 'md5:';
const md5Of = (text: string) => createHash('md5').update(text).digest('hex');

/**
 * Hash for an account of another site that kept its password as MD5: that digest is hashed as a password is. What is stored cannot be
 * looked up, and the account can log in; its password is hashed by itself then. A text that is no MD5 fits no password.
 */
export const hashOfMd5 = async (digest: string | null | undefined) => MD5 + (await hashPassword((digest ?? '').toLowerCase()));

export const isOfMd5 = (passwordHash: string) => passwordHash.startsWith(MD5);

/** Takes as long for an account that does not exist as for one that does. */
export async function isPasswordRight(password: string, passwordHash: string | undefined, asker = OF_SITE) {
  const stored = passwordHash ?? (await anybody);
  const compare = () => (isOfMd5(stored) ? verify(stored.slice(MD5.length), md5Of(password)) : verify(stored, password));
  const right = await turns.run(asker, () => compare().catch(() => false));
  return right && passwordHash !== undefined;
}

/** Characters of made passwords; those that look alike are left out. */
const PASSWORD_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const newPassword = (length: number) => Array.from({ length }, () => PASSWORD_SIGNS[randomInt(PASSWORD_SIGNS.length)]).join('');
