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

/** Counts for all API processes together, in the database. `name` is at most 16 characters. */
export const openLimiter = ({ $client }: Pick<Database, '$client'>, name: string, { points, perS, blockS = 0 }: Allowance) =>
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
 * Takes points, by default one.
 * @returns how many were taken by now.
 * @throws ApiError when all were, with the time to wait.
 */
export async function spend(limiter: RateLimiterPostgres, key: string, refusal: ErrorCode, points = 1): Promise<number> {
  const taken = await limiter.consume(key, points).catch(reason => {
    throw reason instanceof RateLimiterRes ? refusalAfter(refusal, reason.msBeforeNext) : reason;
  });
  return taken.consumedPoints;
}

/** How many points are taken, as a part of a query that is made anyway. */
export const takenOf = (limiter: RateLimiterPostgres, key: string): SQL<number> =>
  sql`coalesce((select points from ${sql.identifier(TABLE)} where key = ${limiter.getKey(key)} and expire > ${Date.now()}), 0)`;
