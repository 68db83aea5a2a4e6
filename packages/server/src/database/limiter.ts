import { type ErrorCode, refusalAfter } from '@oj/contract';
import { type SQL, sql } from 'drizzle-orm';
import type pg from 'pg';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { type Database, openPool } from './database';

const TABLE = 'rate_limits';

interface Allowance {
  /** Points that may be used within `perS` seconds. */
  points: number;
  perS: number;
  /** Seconds for which nothing is allowed once all points are used. Default: until `perS` is over. */
  blockS?: number;
}

/** Connections for counting, of a process. Those who are counted under one key wait for each other on them, and hold up nothing else. */
const MOST_CONNECTIONS = 4;
const countersOf = new WeakMap<pg.Pool, pg.Pool>();

/**
 * Connections that count for this database. A count is answered before it is on the disk: hundreds of calls that change one row need not
 * wait for the disk one after the other, and a crash of the database costs the counts of its last second.
 */
function countersFor(pool: pg.Pool): pg.Pool {
  const known = countersOf.get(pool);
  if (known) return known;
  const counters = openPool({ ...pool.options, max: MOST_CONNECTIONS, options: '-c synchronous_commit=off', allowExitOnIdle: true });
  countersOf.set(pool, counters);
  return counters;
}

/** A limiter that counts for all API processes together, in the database. `name` is at most 16 characters. */
export const createLimiter = ({ $client }: Pick<Database, '$client'>, name: string, { points, perS, blockS = 0 }: Allowance) =>
  new RateLimiterPostgres({
    storeClient: countersFor($client),
    storeType: 'pool',
    tableName: TABLE,
    tableCreated: true,
    keyPrefix: name,
    points,
    duration: perS,
    blockDuration: blockS,
  });

/**
 * Uses points of a key, by default one.
 * @returns how many of the key's points are used now.
 * @throws ApiError with the time to wait when all are used.
 */
export async function consume(limiter: RateLimiterPostgres, key: string, refusal: ErrorCode, points = 1): Promise<number> {
  const used = await limiter.consume(key, points).catch(reason => {
    throw reason instanceof RateLimiterRes ? refusalAfter(refusal, reason.msBeforeNext) : reason;
  });
  return used.consumedPoints;
}

/** How many points of a key are used, as a part of a query that is made anyway. */
export const pointsUsed = (limiter: RateLimiterPostgres, key: string): SQL<number> =>
  sql`coalesce((select points from ${sql.identifier(TABLE)} where key = ${limiter.getKey(key)} and expire > ${Date.now()}), 0)`;
