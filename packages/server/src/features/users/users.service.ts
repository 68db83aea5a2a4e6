import { ApiError, type contract, type ServerInput, Password, roles } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { type Executor, violatedUnique } from '../../database/database';
import { emailKeyOf, isHonestName, isReservedName, usernameKeyOf } from '../account/account.rules';
import { ROOT_ROLE, type users } from '../account/account.table';
import { hashPassword } from '../account/passwords';
import { removeSecondFactor } from '../account/secondFactor.queries';
import { endSessionsOf } from '../account/session.queries';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { keepAdmissions } from '../contest/contestAccounts.queries';
import { lockGroupsOf } from '../group/groupEnd.queries';
import type { NotificationPayload } from '../notification/notification.table';
import { notify } from '../notification/notify.queries';
import { PublicFiles } from '../picture/publicFiles';
import type { OrphanCandidate } from '../picture/fileUse.queries';
import { removeUser } from './removeUser.queries';
import { UsersQueries } from './users.queries';

type Api = typeof contract.users;
type UserRow = typeof users.$inferSelect;

/** Users, for the super admin. */
@Injectable()
export class UsersService {
  constructor(
    private readonly queries: UsersQueries,
    private readonly files: PublicFiles,
  ) {}

  async page(filter: ServerInput<Api['list']>) {
    const { records, total } = await this.queries.page(filter);
    return { records: records.map(managed), total };
  }

  async edit(wanted: ServerInput<Api['edit']>, actor: Actor) {
    const { uid, setNewPwd, password, type, status, username, email } = wanted;
    if (!isHonestName(username)) throw new ApiError('register.usernameForm');
    const passwordHash = setNewPwd ? await hashPassword(Password.parse(password)) : undefined;
    const change = {
      username,
      usernameKey: usernameKeyOf(username),
      role: type,
      status,
      ...(email === undefined ? {} : { email: email || null, emailKey: email ? emailKeyOf(email) : null }),
      ...optional(wanted, ['realname', 'titleName', 'titleColor']),
      ...(passwordHash ? { passwordHash } : {}),
    };
    await this.queries
      .transaction(async tx => {
        await this.queries.lockWithRoots(tx, [Number(uid)]);
        const before = await this.found(tx, Number(uid));
        const isOther = change.role !== before.role || change.status !== before.status;
        if (isOther) await this.refuseToLoseRoot(tx, before, actor);
        if (change.usernameKey !== before.usernameKey && isReservedName(username)) throw new ApiError('register.usernameTaken');
        if (username !== before.username) await keepAdmissions(tx, before);
        await this.queries.change(tx, before.id, change);
        if (isOther || passwordHash) await endSessionsOf(tx, before.id);
        if (isOther)
          await notify(tx, { kind: 'mine', userId: before.id, senderId: actor.caller.id, matter: accountMatter(before, change) });
        await recordAudit(tx, actor, { action: 'user.edit', target: before.username, before: changedIn(before, change), after: change });
      })
      .catch(asTaken);
  }

  /**
   * Submissions count for problems and stay, under a number instead of a name. Everything that tells who it was goes, and so do the
   * sessions; the name is free again.
   */
  async remove({ ids }: ServerInput<Api['remove']>, actor: Actor) {
    const left = await this.queries.transaction(async tx => {
      const left: (OrphanCandidate | undefined)[] = [];
      const sorted = [...new Set(ids)].map(Number).toSorted((a, b) => a - b);
      await lockGroupsOf(tx, sorted);
      await this.queries.lockWithRoots(tx, sorted);
      for (const id of sorted) {
        const before = await this.found(tx, id);
        await this.refuseToLoseRoot(tx, before, actor);
        left.push(await removeUser(tx, id, actor.caller.id));
        const { username, email, role, status } = before;
        await recordAudit(tx, actor, {
          action: 'user.remove',
          target: before.username,
          before: { uid: id, username, email, role, status },
        });
      }
      return left;
    });
    for (const avatar of left) await this.files.release(avatar);
  }

  async removeSecondFactor({ uid }: ServerInput<Api['removeSecondFactor']>, actor: Actor) {
    await this.queries.transaction(async tx => {
      const { id, username } = await this.found(tx, Number(uid));
      if (!(await removeSecondFactor(tx, id))) throw new ApiError('account.factorMissing');
      await endSessionsOf(tx, id);
      await recordAudit(tx, actor, { action: 'user.secondFactorOff', target: username });
    });
  }

  private async found(tx: Executor, id: number) {
    const user = await this.queries.find(tx, id);
    if (!user) throw new ApiError('users.notFound');
    return user;
  }

  private async refuseToLoseRoot(tx: Executor, { id, role, status }: UserRow, { caller }: Actor) {
    if (id === caller.id) throw new ApiError('users.oneself');
    if (role !== ROOT_ROLE || status !== 0) return;
    const roots = await this.queries.activeRoots(tx);
    if (!roots.some(root => root.id !== id)) throw new ApiError('users.lastRoot');
  }
}

const managed = ({ id, role, createdAt, lastLoginAt, ...user }: UserRow & { hasSecondFactor: boolean }) => ({
  ...user,
  uid: String(id),
  roles: [{ id: role, role: roles[role].name }],
  gmtCreate: createdAt,
  recentLoginTime: lastLoginAt,
});

/** The fields that were given; an empty text becomes null. */
function optional<Field extends string>(given: Partial<Record<Field, string | null | undefined>>, fields: readonly Field[]) {
  const named = fields.filter(field => given[field] !== undefined).map(field => [field, given[field] || null]);
  return Object.fromEntries(named) as Partial<Record<Field, string | null>>;
}

const accountMatter = (before: Pick<UserRow, 'role' | 'status'>, after: Pick<UserRow, 'role' | 'status'>): NotificationPayload => ({
  about: 'account',
  ...(before.role !== after.role && { role: { before: before.role, after: after.role } }),
  ...(before.status !== after.status && { isBanned: after.status !== 0 }),
});

const changedIn = (before: object, change: object) => Object.fromEntries(Object.entries(before).filter(([name]) => name in change));

export function asTaken(reason: unknown): never {
  const index = violatedUnique(reason);
  if (!index) throw reason;
  throw new ApiError(index.includes('username') ? 'register.usernameTaken' : 'register.emailTaken');
}
