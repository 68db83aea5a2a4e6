import * as z from 'zod/mini';
import { apiScopes, LONGEST_TOKEN_DAYS, MOST_TOKEN_NAME_CHARACTERS } from './apiTokenLimits';
import { endpoint } from '../api/endpoint';
import { dateTime, displayText, int } from '../shapes';

const Scopes = z.array(z.enum(apiScopes)).check(z.minLength(1), z.maxLength(apiScopes.length));

const ApiToken = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: z
    .array(z.enum(apiScopes))
    .check(z.describe('Calls that the token may make: read, submit, write (all other calls of users), admin (back office).')),
  createdAt: dateTime,
  expiresAt: dateTime,
  lastUsedAt: z.nullable(dateTime).check(z.describe('Time of the last call with the token; null if there was none.')),
});
export type ApiToken = z.infer<typeof ApiToken>;

const ApiTokenDraft = z.object({
  name: displayText(MOST_TOKEN_NAME_CHARACTERS).check(z.minLength(1)),
  scopes: Scopes.check(z.describe('Calls that the token may make: read, submit, write (all other calls of users), admin (back office).')),
  days: int.check(z.minimum(1), z.maximum(LONGEST_TOKEN_DAYS)).check(z.describe('Number of days until the token expires.')),
});

const access = 'user';

/** Tokens that users make for their own programs. No token makes, sees or removes one: that takes a session. */
export const apiToken = {
  list: endpoint('GET /api-tokens', {
    summary: 'Lists the API tokens of the caller, without the tokens themselves.',
    apiScope: 'none',
    access,
    output: z.array(ApiToken),
  }),
  add: endpoint('POST /api-token', {
    summary: 'Creates an API token. The answer is the only one that shows it.',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: ApiTokenDraft,
    output: z.extend(ApiToken, { token: z.string() }),
  }),
  remove: endpoint('DELETE /api-token', {
    summary: 'Revokes an API token of the caller.',
    apiScope: 'none',
    access,
    input: z.object({ id: z.uuid() }),
  }),
};
