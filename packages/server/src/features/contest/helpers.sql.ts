import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '../account/account.table';

/** Organisers who look after something in the hall; joined to what they have taken. */
export const helpers = alias(users, 'helpers');

/** The helper in the form of the API; null when nobody has taken the task. */
export const helperOnWire = sql<{ uid: string; username: string } | null>`case when ${helpers.id} is not null
  then json_build_object('uid', ${helpers.id}::text, 'username', ${helpers.username}) end`;
