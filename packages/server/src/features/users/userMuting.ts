import { ApiError, grants, type RoleId } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { endSessionsOf } from '../account/session.queries';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { notify } from '../notification/notify.queries';
import { UsersQueries } from './users.queries';

/** The role of a muted user, which may still submit if the role before may. */
const mutedRole = (role: RoleId): RoleId => (grants(role, 'submit') ? 1005 : 1007);

/** Takes from a user the right to write, as the page of users does by giving another role. */
@Injectable()
export class UserMuting {
  constructor(private readonly queries: UsersQueries) {}

  /** @throws ApiError for somebody of the back office. */
  async mute(tx: Executor, userId: number, actor: Actor) {
    const user = await this.queries.find(tx, userId);
    if (!user) throw new ApiError('users.notFound');
    if (grants(user.role, 'back_office')) throw new ApiError('discussion.adminNotMuted');
    const role = mutedRole(user.role);
    if (role === user.role) return;
    await this.queries.change(tx, userId, { role });
    await endSessionsOf(tx, userId);
    const matter = { about: 'account', role: { before: user.role, after: role } } as const;
    await notify(tx, { kind: 'mine', userId, senderId: actor.caller.id, matter });
    await recordAudit(tx, actor, { action: 'user.mute', target: user.username, before: { role: user.role }, after: { role } });
  }
}
