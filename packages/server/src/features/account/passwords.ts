import { hash, verify } from '@node-rs/argon2';
import { randomInt } from 'node:crypto';

/** argon2id; memory in KiB. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, COST);

const anybody = hashPassword('nobody has this password');

/** Takes as long for an account that does not exist as for one that does. */
export async function isPasswordRight(password: string, passwordHash: string | undefined) {
  const right = await verify(passwordHash ?? (await anybody), password).catch(() => false);
  return right && passwordHash !== undefined;
}

/** Without signs that look alike. */
const PASSWORD_SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const newPassword = (length: number) => Array.from({ length }, () => PASSWORD_SIGNS[randomInt(PASSWORD_SIGNS.length)]).join('');
