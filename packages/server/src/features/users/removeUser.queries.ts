import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { DELETED } from '../account/account.rules';
import { users } from '../account/account.table';
import { contestSeats, contestStandings } from '../contest/contest.table';
import { removeSecondFactor } from '../account/secondFactor.queries';
import { endSessionsOf } from '../account/session.queries';
import { leaveAllGroups } from '../group/groupEnd.queries';
import { deleteMessagesTo } from '../notification/notify.queries';
import { endUse } from '../picture/fileUse.queries';

/** A text that is the hash of no password. */
const NO_PASSWORD = '';

/** Columns of a removed user. Nobody can take the name, because it has a blank in it. */
export const nobody = (id: number) => ({
  username: `deleted ${id}`,
  usernameKey: `deleted ${id}`,
  passwordHash: NO_PASSWORD,
  email: null,
  emailKey: null,
  nickname: null,
  avatar: null,
  titleName: null,
  titleColor: null,
  realname: null,
  gender: 'secrecy' as const,
  school: null,
  number: null,
  github: null,
  blog: null,
  cfUsername: null,
  signature: null,
  role: 1002 as const,
  status: DELETED,
});

/**
 * Leaves of a user, whose groups are locked, a number instead of a name; sessions, second factor and messages go, too, and what
 * organisers wrote about the user when they decided how the user stands in a contest, and where they placed the user.
 * @returns the avatar, to be released after the commit.
 */
export async function removeUser(tx: Executor, id: number, byId: number) {
  await leaveAllGroups(tx, id, byId);
  await tx.update(users).set(nobody(id)).where(eq(users.id, id));
  await tx.update(contestStandings).set({ reason: '' }).where(eq(contestStandings.userId, id));
  await tx.delete(contestSeats).where(eq(contestSeats.userId, id));
  await deleteMessagesTo(tx, id);
  await endSessionsOf(tx, id);
  await removeSecondFactor(tx, id);
  return endUse(tx, { kind: 'avatar', id });
}
