import { type ErrorCode, refusalAfter } from '@oj/contract';
import { type SQL, sql } from 'drizzle-orm';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Database } from './database';

const TABLE = 'rate_limits';

interface Allowance {
  /** Points that may be used within `perS` seconds. */
  points: number;
  perS: number;
  /** Seconds for which nothing is allowed once all points are used. Default: until `perS` is over. */
  blockS?: number;
}

/** A limiter that counts for all API processes together, in the database. `name` is at most 16 characters. */
export const createLimiter = ({ $client }: Pick<Database, '$client'>, name: string, { points, perS, blockS = 0 }: Allowance) =>
  new RateLimiterPostgres({
    storeClient: $client,
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
