import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database';
import { users } from '../account/account.table';
import { contestSeats } from './contest.table';

const { contestId, userId, room, seat } = contestSeats;

/** Where somebody sits, in the form of the API. Select it with `contestSeats` joined by `isSeatOf`. */
export const seatOnWire = {
  room: sql<string | null>`nullif(${room}, '')`,
  seat: sql<string | null>`nullif(${seat}, '')`,
};

export const isSeatOf = (cid: number, user: AnyPgColumn | number): SQL | undefined => and(eq(contestId, cid), eq(userId, user));

/** Users who sit in a room of a contest. */
export const sitsIn = (db: Executor, cid: number, wanted: string): SQL =>
  inArray(
    users.id,
    db
      .select({ userId })
      .from(contestSeats)
      .where(and(eq(contestId, cid), eq(room, wanted))),
  );
