import * as z from 'zod/mini';
import { AnyPassword } from './account';
import { endpoint } from './endpoint';
import { FACTOR_MINUTES } from './secondFactorLimits';
import { dateTime, text } from './shapes';

/** Six digits of the authenticator app, or one of the recovery codes. Blanks and hyphens are left out. */
const FactorCode = text(30).check(z.trim(), z.minLength(6, 'The code has six digits, a recovery code ten characters'));

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()).check(z.describe('shown this once; each is good once')) });

const access = 'user';
const apiScope = 'none';

/** What an account asks for beside its password: codes of an app, which change every 30 seconds (TOTP, RFC 6238). */
export const secondFactor = {
  state: endpoint('GET /second-factor', {
    summary: 'Whether the account of the caller has a second factor',
    apiScope,
    access,
    output: z.object({ since: z.nullable(dateTime), recoveryCodesLeft: z.number() }),
  }),
  begin: endpoint('POST /second-factor', {
    summary: 'Makes a secret for an authenticator app, with the password; it holds once a code of it is confirmed',
    apiScope,
    access,
    input: z.object({ password: AnyPassword }),
    output: z.object({ secret: z.string().check(z.describe('Base32')), address: z.string().check(z.describe('otpauth:// for apps')) }),
  }),
  confirm: endpoint('PUT /second-factor', {
    summary: 'Confirms the secret by a code of it: from now on the account asks for codes, and its other sessions end',
    apiScope,
    access,
    input: z.object({ code: FactorCode }),
    output: RecoveryCodes,
  }),
  renewRecoveryCodes: endpoint('POST /second-factor/recovery-codes', {
    summary: 'Makes other recovery codes; those before are good no more',
    apiScope,
    access,
    asksFactor: true,
    output: RecoveryCodes,
  }),
  show: endpoint('POST /second-factor/show', {
    summary: `Shows a code for this session: calls that ask for one are open to it for ${FACTOR_MINUTES} minutes`,
    apiScope,
    access,
    input: z.object({ code: FactorCode }),
  }),
  remove: endpoint('DELETE /second-factor', {
    summary: 'Takes the second factor from the account',
    apiScope,
    access,
    asksFactor: true,
  }),
};
