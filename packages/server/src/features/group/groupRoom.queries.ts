import { ApiError, type ErrorCode } from '@oj/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database';
import { isThere } from './group.queries';
import { groups } from './group.table';

/** Number of trainings that a group may have, and of contests. */
const MOST_OF_GROUP = 1_000;

/**
 * Locks the row of a group before something is added to it. Null: it is added to the site, where only staff may add.
 * @throws ApiError when the group is not there any more, or has as many as it can.
 */
export async function checkRoomIn(tx: Executor, place: number | null, things: PgTable & { groupId: PgColumn }, full: ErrorCode) {
  if (place === null) return;
  const [group] = await tx
    .select({ id: groups.id })
    .from(groups)
    .where(and(eq(groups.id, place), isThere))
    .for('no key update');
  if (!group) throw new ApiError('group.notFound');
  if ((await tx.$count(things, sql`${things.groupId} = ${place}`)) >= MOST_OF_GROUP) throw new ApiError(full);
}
