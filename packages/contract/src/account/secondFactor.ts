import * as z from 'zod/mini';
import { AnyPassword } from './account';
import { endpoint } from '../api/endpoint';
import { FACTOR_MINUTES } from './secondFactorLimits';
import { dateTime, text } from '../shapes';

/** Six digits of the authenticator app, or one of the recovery codes. Blanks and hyphens are left out. */
const FactorCode = text(30).check(z.trim(), z.minLength(6, 'The code has six digits, a recovery code ten characters'));

const RecoveryCodes = z.object({
  recoveryCodes: z.array(z.string()).check(z.describe('Recovery codes, each valid once. No other answer shows them.')),
});

const access = 'user';
const apiScope = 'none';

/** What an account asks for beside its password: codes of an app, which change every 30 seconds (TOTP, RFC 6238). */
export const secondFactor = {
  state: endpoint('GET /second-factor', {
    summary: 'Returns whether the account of the caller has a second factor.',
    apiScope,
    access,
    output: z.object({
      since: z.nullable(dateTime).check(z.describe('Time since when it is required; null if there is none.')),
      recoveryCodesLeft: z.number().check(z.describe('Number of unused recovery codes.')),
    }),
  }),
  begin: endpoint('POST /second-factor', {
    summary: 'Creates a secret for an authenticator app. Needs the password. Takes effect once it is confirmed with a code.',
    apiScope,
    access,
    input: z.object({ password: AnyPassword }),
    output: z.object({
      secret: z.string().check(z.describe('Secret in Base32.')),
      address: z.string().check(z.describe('Address of the secret for authenticator apps, which begins with otpauth://.')),
    }),
  }),
  confirm: endpoint('PUT /second-factor', {
    summary: 'Confirms the secret with a code. From then on the account asks for codes. Ends all other sessions.',
    apiScope,
    access,
    input: z.object({ code: FactorCode }),
    output: RecoveryCodes,
  }),
  renewRecoveryCodes: endpoint('POST /second-factor/recovery-codes', {
    summary: 'Creates new recovery codes. Former ones become invalid.',
    apiScope,
    access,
    asksFactor: true,
    output: RecoveryCodes,
  }),
  show: endpoint('POST /second-factor/show', {
    summary: `Confirms this session with a code. Calls that ask for one are open to it for ${FACTOR_MINUTES} minutes.`,
    apiScope,
    access,
    input: z.object({ code: FactorCode }),
  }),
  remove: endpoint('DELETE /second-factor', {
    summary: 'Removes the second factor from the account of the caller.',
    apiScope,
    access,
    asksFactor: true,
  }),
};
