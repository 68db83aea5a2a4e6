import { ApiError, type ErrorCode, type Found } from '@oj/contract';
import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { causesOf } from '../../causes';
import { appliedMigrations, knownMigrations } from '../../database/migrate';
import { Bucket, BucketFault } from '../../files/bucket';
import { identityOf, OWNER, writeSmall } from '../../files/bucketOwner';
import type { BucketPlace } from '../../files/bucketPlace';
import { lookupWithin, refuseOutside, socketWithin } from '../../outgoing/outgoing';

/*
 * Connects to what the super admin has typed, and says in one of few words what came of it: nothing that a server sends comes back, but
 * its version. Inner addresses are what this is for, so they are not refused, but for link-local ones; calls are counted and in the audit log.
 */

const PATIENCE_MS = 5_000;
/** The oldest that `docs/many-machines.md` allows. */
const LEAST_POSTGRES = 15;
const LONGEST_VERSION = 60;

/** @throws ApiError 'connection.*' that says what is wrong. */
export async function probeDatabase(url: string, own: string): Promise<Found> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    stream: () => socketWithin('anywhere'),
  });
  client.on('error', () => undefined);
  const look = async (): Promise<Found> => {
    await client.connect();
    const { rows } = await client.query<{ version: string; number: number; encoding: string; mayCreate: boolean; tables: number }>(`
      select current_setting('server_version') as version, current_setting('server_version_num')::int as number,
        current_setting('server_encoding') as encoding,
        has_database_privilege(current_database(), 'CREATE')
          and coalesce((select has_schema_privilege(oid, 'CREATE') from pg_namespace where nspname = 'public'), false) as "mayCreate",
        (select count(*)::int from pg_class c join pg_namespace n on n.oid = c.relnamespace
          where n.nspname = 'public' and c.relkind in ('r', 'p')) as tables`);
    const [found] = rows;
    if (!found) throw new ApiError('connection.other');
    if (found.number < LEAST_POSTGRES * 10_000) throw new ApiError('connection.version');
    if (found.encoding !== 'UTF8') throw new ApiError('connection.other', `The encoding of the database is ${found.encoding}, not UTF8`);
    if (!found.mayCreate) throw new ApiError('connection.rights');
    const version = `PostgreSQL ${found.version}`.slice(0, LONGEST_VERSION);
    if ((await identityOf(client)) === own) return { version, holds: 'thisSite' };
    if (found.tables === 0) return { version, holds: 'nothing' };
    const applied = await appliedMigrations(client);
    if (!applied.length) throw new ApiError('connection.foreign');
    const known = new Set(knownMigrations());
    if (!applied.every(at => known.has(at))) throw new ApiError('connection.newer');
    return { version, holds: 'anotherSite' };
  };
  // A server that goes silent is not asked to end politely.
  return inTime(look(), () => (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy());
}

/** @throws ApiError 'connection.*' that says what is wrong. */
export async function probeEvents(url: string): Promise<Found> {
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { reconnectStrategy: false, connectTimeout: PATIENCE_MS, lookup: lookupWithin('anywhere') },
  });
  client.on('error', () => undefined);
  const look = async (): Promise<Found> => {
    refuseOutside('anywhere', new URL(url).hostname);
    await client.connect();
    const channel = `oj_probe.${randomBytes(6).toString('hex')}`;
    await client.publish(channel, '');
    const about = await client.info('server').catch(() => '');
    await client.subscribe(channel, () => undefined);
    const [, valkey] = /^valkey_version:([\w.-]{1,40})/m.exec(about) ?? [];
    const [, redis] = /^redis_version:([\w.-]{1,40})/m.exec(about) ?? [];
    return { version: valkey ? `Valkey ${valkey}` : redis ? `Redis ${redis}` : null, holds: null };
  };
  return inTime(look(), () => client.isOpen && client.destroy());
}

/** Stores and removes one small file. @throws ApiError 'connection.*' that says what is wrong. */
export async function probeFiles(place: BucketPlace, own: string, dataDir: string): Promise<Found> {
  const bucket = new Bucket(place);
  const look = async (): Promise<Found> => {
    for await (const _ of bucket.list('', { most: 1 })) break;
    const owner = await bucket.read(OWNER);
    const name = owner && (await text(owner)).trim();
    if (name !== undefined && name !== own) throw new ApiError('connection.foreign');
    const key = `probe-${randomBytes(6).toString('hex')}`;
    await writeSmall(bucket, key, 'probe\n', dataDir);
    await bucket.remove(key);
    return { version: null, holds: name === undefined ? 'nothing' : 'thisSite' };
  };
  return inTime(look(), () => undefined);
}

/** @param end closes the connection, whatever came of it. */
async function inTime<Result>(work: Promise<Result>, end: () => unknown): Promise<Result> {
  const patience = new AbortController();
  work.catch(() => undefined);
  try {
    return await Promise.race([work, pause(PATIENCE_MS, undefined, { signal: patience.signal }).then(() => Promise.reject(slow()))]);
  } catch (reason) {
    throw reason instanceof ApiError ? reason : new ApiError(codeOf(reason));
  } finally {
    patience.abort();
    end();
  }
}

const slow = () => new ApiError('connection.slow');

const codes: readonly (readonly [ErrorCode, RegExp])[] = [
  ['connection.login', /^(28P01|28000)$/],
  ['connection.noDatabase', /^3D000$/],
  ['connection.rights', /^42501$/],
  ['connection.unreachable', /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES|EPERM)$/],
  ['connection.slow', /^(ETIMEDOUT|UND_ERR_CONNECT_TIMEOUT)$/],
  ['connection.tls', /^(ERR_TLS_|ERR_SSL_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_|CERT_|EPROTO)/],
];
const messages: readonly (readonly [ErrorCode, RegExp])[] = [
  ['connection.tls', /does not support SSL/],
  ['connection.slow', /timeout/i],
  ['connection.login', /^(WRONGPASS|NOAUTH|ERR AUTH|ERR invalid password)|password must be a string/],
  ['connection.rights', /^NOPERM/],
];

function codeOf(reason: unknown): ErrorCode {
  for (const each of causesOf(reason)) {
    const { code, message } = each;
    if (each instanceof BucketFault && each.status !== undefined) return codeOfStatus(each.status);
    const known = codes.find(([, form]) => typeof code === 'string' && form.test(code)) ?? messages.find(([, form]) => form.test(message));
    if (known) return known[0];
  }
  return 'connection.other';
}

const codeOfStatus = (status: number): ErrorCode =>
  status === 404 ? 'connection.noBucket' : status === 401 || status === 403 ? 'connection.login' : 'connection.other';
