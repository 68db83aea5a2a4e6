import { ApiError } from '@oj/contract';
import { sql } from 'drizzle-orm';
import { hasCode } from '../causes';
import type { Database, Executor } from './database';
import type { Paging } from './total';
import { Turnstile } from './turnstile';

const LONGEST_MS = 2_000;
const QUERY_CANCELED = new Set(['57014']);
/** Less than half of the connections: whatever is asked for at length, all other calls go on. */
const MOST = { atOnce: 8, atOnceOfKey: 4, waitingOfKey: 50 };
const NEAR_ROWS = 600;

/** Whether a page is so near that reading it needs no bound. */
export const isNear = ({ currentPage, limit }: Paging) => (currentPage - 1) * limit <= NEAR_ROWS;

/** Reads that anybody can make long: searches and far pages. Few go on at the same time, each for two seconds at most. */
export class BoundedReads {
  private readonly turnstile = new Turnstile(MOST);

  constructor(private readonly db: Database) {}

  /** @param network of the caller. @throws ApiError when it takes too long, or too many of the same network wait. */
  run<Answer>(network: string, read: (executor: Executor) => Promise<Answer>): Promise<Answer> {
    return this.turnstile.run(network, async () => {
      try {
        return await this.db.transaction(
          async tx => {
            await tx.execute(sql.raw(`set local statement_timeout = ${LONGEST_MS}`));
            return read(tx);
          },
          { accessMode: 'read only' },
        );
      } catch (reason) {
        throw hasCode(reason, QUERY_CANCELED) ? new ApiError('list.tooFar') : reason;
      }
    });
  }
}
