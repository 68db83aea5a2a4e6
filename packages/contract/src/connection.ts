import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { bool, displayText, int, matching, text } from './shapes';

const host = matching(255, /^[a-z0-9]([a-z0-9._:-]*[a-z0-9])?$/i, 'A host is a name or an address');
const port = int.check(z.minimum(1), z.maximum(65_535));
const name = displayText(63).check(z.minLength(1));
const isEncrypted = bool.check(z.describe('by TLS, with a certificate that is trusted'));

/** A PostgreSQL. */
const DatabasePlace = z.object({ host, port, name, username: name, isEncrypted });
export type DatabasePlace = z.infer<typeof DatabasePlace>;
/** A Redis or Valkey server, which hands events on. */
const EventsPlace = z.object({ host, port, username: displayText(63), isEncrypted });
export type EventsPlace = z.infer<typeof EventsPlace>;
/** A bucket of S3's protocol. */
const FilesPlace = z.object({
  endpoint: matching(255, /^https?:\/\/[a-z0-9][a-z0-9.:_-]*\/?$/i, 'The address must start with http:// or https://'),
  region: matching(63, /^[a-z0-9][a-z0-9-]*$/i, 'A region is a word such as us-east-1'),
  bucket: matching(63, /^[a-z0-9][a-z0-9.-]+[a-z0-9]$/, 'A name of a bucket has 3 to 63 small letters, digits, dots and hyphens'),
  prefix: matching(200, /^([\w.-]{1,64}(\/[\w.-]{1,64}){0,7})?$/, 'A prefix is made of words with / between them'),
  keyId: displayText(128).check(z.minLength(1)),
});
export type FilesPlace = z.infer<typeof FilesPlace>;

const password = z.nullish(text(255)).check(z.describe('empty: the one that is kept for the same place'));
const Typed = z.object({
  database: z.optional(z.extend(DatabasePlace, { password })),
  events: z.optional(z.extend(EventsPlace, { password })),
  files: z.optional(z.extend(FilesPlace, { password })),
});

/** What answered. */
const Found = z.object({
  version: z.nullable(z.string()).check(z.describe('of the server, where it says so')),
  holds: z.nullable(z.enum(['nothing', 'thisSite', 'anotherSite'])).check(z.describe('whose rows or files are there')),
});
export type Found = z.infer<typeof Found>;
const FoundAll = z.object({ database: z.optional(Found), events: z.optional(Found), files: z.optional(Found) });

const kind = z.enum(['database', 'events', 'files']);
export type ConnectionKind = z.infer<typeof kind>;

const connectionTo = <Place extends z.ZodMiniType>(place: Place) =>
  z.object({
    now: z.nullable(place).check(z.describe('in force since the last start; null: what the product brings itself')),
    variable: z.nullable(z.string()).check(z.describe('the variable of the environment that sets it, and overrules what is chosen')),
    next: z.nullable(place).check(z.describe('chosen for the next start; null: what the product brings itself')),
    hasPassword: z.boolean().check(z.describe('one is kept with what is chosen')),
    isWaiting: z.boolean().check(z.describe('the next start changes something')),
  });

const access = 'system_info_admin';

/** Where the database, the server of events and the bucket of files are: what is in force, and what the next start takes. */
export const connection = {
  list: endpoint('GET /admin/connections', {
    summary: 'The connections in force and those of the next start; never a password',
    apiScope: 'none',
    access,
    output: z.object({
      database: connectionTo(z.extend(DatabasePlace, { host: z.string(), port: z.number() })),
      events: connectionTo(z.extend(EventsPlace, { host: z.string(), port: z.number() })),
      files: connectionTo(z.extend(FilesPlace, { endpoint: z.string(), prefix: z.string() })),
    }),
  }),
  test: endpoint('POST /admin/connections/test', {
    summary: 'Connects to what is given, for a few seconds, and says what is there',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: Typed,
    output: FoundAll,
  }),
  choose: endpoint('PUT /admin/connections', {
    summary: 'Chooses for the next start what was connected to successfully; what is absent stays',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: Typed,
    output: FoundAll,
  }),
  drop: endpoint('DELETE /admin/connections', {
    summary: 'Lets the next start take what the product brings itself',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: z.object({ kind }),
  }),
};
