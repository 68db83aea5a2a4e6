import * as z from 'zod/mini';
import { endpoint } from '../api/endpoint';
import { bool, displayText, int, matching, text } from '../shapes';

const host = matching(255, /^[a-z0-9]([a-z0-9._:-]*[a-z0-9])?$/i, 'A host is a name or an address');
const port = int.check(z.minimum(1), z.maximum(65_535));
const name = displayText(63).check(z.minLength(1));
const isEncrypted = bool.check(z.describe('Whether the connection uses TLS and checks the certificate.'));

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

const password = z
  .nullish(text(255))
  .check(z.describe('Password. If it is empty or missing, the stored password for the same server and user is used.'));
const Typed = z.object({
  database: z.optional(z.extend(DatabasePlace, { password })),
  events: z.optional(z.extend(EventsPlace, { password })),
  files: z.optional(z.extend(FilesPlace, { password })),
});

/** What answered. */
const Found = z.object({
  version: z.nullable(z.string()).check(z.describe('Version of the server; null if the server does not report it.')),
  holds: z
    .nullable(z.enum(['nothing', 'thisSite', 'anotherSite']))
    .check(
      z.describe(
        'Content of the server: nothing, data of this site (thisSite) or data of another site (anotherSite). Null for the events server.',
      ),
    ),
});
export type Found = z.infer<typeof Found>;
const FoundAll = z.object({ database: z.optional(Found), events: z.optional(Found), files: z.optional(Found) });

const kind = z
  .enum(['database', 'events', 'files'])
  .check(z.describe('Kind of the connection: PostgreSQL database, events server or bucket of files.'));
export type ConnectionKind = z.infer<typeof kind>;

const connectionTo = <Place extends z.ZodMiniType>(place: Place) =>
  z.object({
    now: z.nullable(place).check(z.describe('Connection that has been in use since the last start; null for the built-in one.')),
    variable: z
      .nullable(z.string())
      .check(z.describe('Environment variable that sets the connection and overrides the stored choice; null if none is set.')),
    next: z.nullable(place).check(z.describe('Connection that the next start will use; null for the built-in one.')),
    hasPassword: z.boolean().check(z.describe('Whether a password is stored for the chosen connection.')),
    isWaiting: z.boolean().check(z.describe('Whether the next start will change the connection.')),
  });

const access = 'system_info_admin';

/** Where the database, the server of events and the bucket of files are: what is in force, and what the next start takes. */
export const connection = {
  list: endpoint('GET /admin/connections', {
    summary: 'Lists the connections in use and those of the next start. Passwords are left out.',
    apiScope: 'none',
    access,
    output: z.object({
      database: connectionTo(z.extend(DatabasePlace, { host: z.string(), port: z.number() })),
      events: connectionTo(z.extend(EventsPlace, { host: z.string(), port: z.number() })),
      files: connectionTo(z.extend(FilesPlace, { endpoint: z.string(), prefix: z.string() })),
    }),
  }),
  test: endpoint('POST /admin/connections/test', {
    summary: 'Connects to the given servers, which takes a few seconds at most, and reports what it finds.',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: Typed,
    output: FoundAll,
  }),
  choose: endpoint('PUT /admin/connections', {
    summary: 'Stores connections for the next start, if they can be reached. Connections that are missing stay as they are.',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: Typed,
    output: FoundAll,
  }),
  drop: endpoint('DELETE /admin/connections', {
    summary: 'Resets a connection, so that the next start uses the built-in one.',
    apiScope: 'none',
    access,
    asksFactor: true,
    input: z.object({ kind }),
  }),
};
