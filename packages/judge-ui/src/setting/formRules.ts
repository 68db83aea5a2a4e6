import { PasswordChange } from '@oj/contract';
import * as z from 'zod/mini';

/** What the forms of the settings are checked by. Fetched when somebody reaches for one of them. */
export { Email, EmailChange, ProfileChange } from '@oj/contract';

export const PasswordChangeTwice = z.extend(PasswordChange, { again: z.string() }).check(
  z.refine(({ newPassword, again }) => newPassword === again, { path: ['again'], message: 'mismatch' }),
  z.refine(({ oldPassword, newPassword }) => oldPassword !== newPassword, { path: ['newPassword'], message: 'same' }),
);
