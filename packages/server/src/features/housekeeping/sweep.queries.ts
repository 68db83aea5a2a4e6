import { lt, sql } from 'drizzle-orm';
import type { Database, Executor } from '../../database/database';
import { sweepLogins } from '../account/account.queries';
import { rateLimits } from '../account/account.table';
import { sweepMailCodes } from '../account/mailCode.queries';
import { sweepSessions } from '../account/session.queries';
import { sweepGeneratedLists } from '../users/generated.queries';
import { sweepChallenges } from '../verification/verification.queries';

const SWEEP_LOCK = 5_660_419;

const sweepRateLimits = (executor: Executor) => executor.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));

const sweepers = [sweepSessions, sweepMailCodes, sweepChallenges, sweepGeneratedLists, sweepLogins, sweepRateLimits];

/** Removes what has had its time. Of several processes one does it; the others have nothing to do. */
export const sweep = (db: Database) =>
  db.transaction(async tx => {
    const { rows } = await tx.execute<{ alone: boolean }>(sql`select pg_try_advisory_xact_lock(${SWEEP_LOCK}) as alone`);
    if (!rows[0]?.alone) return;
    for (const each of sweepers) await each(tx);
  });
