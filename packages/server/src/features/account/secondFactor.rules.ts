import { RECOVERY_CODES } from '@oj/contract';
import { randomInt } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';

const STEP_S = 30;
/** Letters and digits that nobody takes for another one. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const RECOVERY_CHARACTERS = 10;

export const newSecret = () => generateSecret();
export const addressOf = (secret: string, issuer: string, label: string) => generateURI({ strategy: 'totp', issuer, label, secret });

/** The code without blanks and hyphens: apps show blanks within codes, and recovery codes have a hyphen. */
export const plainCode = (code: string) => code.replaceAll(/[\s-]/g, '').toLowerCase();

/**
 * The 30 seconds since 1970 that a code is of; undefined when it is wrong. The clock of a telephone may be a step off.
 * @param afterStep codes of this step and of those before are good no more.
 */
export async function stepOf(secret: string, code: string, afterStep: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const found = await verify({ secret, token: code, epochTolerance: STEP_S, afterTimeStep: afterStep });
  return found.valid && 'timeStep' in found ? found.timeStep : undefined;
}

/** Recovery codes as users see them, with a hyphen in the middle. */
export const newRecoveryCodes = () =>
  Array.from({ length: RECOVERY_CODES }, () => {
    const code = Array.from({ length: RECOVERY_CHARACTERS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
    return `${code.slice(0, RECOVERY_CHARACTERS / 2)}-${code.slice(RECOVERY_CHARACTERS / 2)}`;
  });
