import { roles, type UserInfo } from '@oj/contract';
import type { users } from './account.table';

type UserRow = typeof users.$inferSelect;

const LONGEST_KEY = 40;

/** What makes two names the same person to a reader. One that grows too long by that is nobody's: honest names do not. */
export const usernameKeyOf = (username: string) => username.normalize('NFKC').toLowerCase().slice(0, LONGEST_KEY).toWellFormed();
export const emailKeyOf = (email: string) => email.normalize('NFKC').toLowerCase();

const HIDDEN = /[\p{C}\p{Z}\p{Cf}]/u;
const LOOKALIKES = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** Whether a name is what it looks like: no invisible characters, no compatibility forms, no mix of look-alike scripts. */
export function isHonestName(username: string) {
  const mixed = LOOKALIKES.filter(script => script.test(username)).length > 1;
  return !HIDDEN.test(username) && !mixed && username.normalize('NFKC') === username;
}

/** Names that speak for the site. The first start and the commands of operators alone make accounts that have one. */
const reserved: ReadonlySet<string> = new Set(['admin', 'administrator', 'root', 'system', '管理员', '系统管理员', '系统', '官方']);
export const isReservedName = (username: string) => reserved.has(usernameKeyOf(username));

/** Status of an account that nobody has any more. */
export const DELETED = 2;

type AccountStatus = Pick<UserRow, 'status'>;
export const isActive = ({ status }: AccountStatus) => status === 0;
export const isBanned = ({ status }: AccountStatus) => status === 1;
export const isDeleted = ({ status }: AccountStatus) => status === DELETED;

/** What users may know of their own account. */
export const toUserInfo = ({ id, role, ...user }: UserRow): UserInfo => ({
  ...user,
  uid: String(id),
  course: null,
  roleList: [roles[role].name],
});
