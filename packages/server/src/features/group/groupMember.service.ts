import { ApiError, type contract, groupAuths, groupLevels, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { mayMove, rankOf } from '../../access/groupPolicy';
import type { InGroup } from '../../access/groupScope';
import { mayDo } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { usernameKeyOf } from '../account/account.rules';
import { recordAudit } from '../audit/audit.queries';
import { notify, notifyAll } from '../notification/notify.queries';
import { checkApplication, isGuess, readNames } from './group.rules';
import { disbandGroup } from './groupEnd.queries';
import { GroupLimits, MOST_MEMBERS } from './groupLimits';
import { GroupMemberQueries } from './groupMember.queries';
import { GroupWriting } from './groupWriting.queries';
import { LockedGroups } from './lockedGroups';
import { notificationFor } from './notificationFor';

type Api = typeof contract.groupMember;

/** Changes members of groups. Each change locks the group first, and notifies those whom it concerns. */
@Injectable()
export class GroupMemberService {
  constructor(
    private readonly queries: GroupMemberQueries,
    private readonly writing: GroupWriting,
    private readonly locked: LockedGroups,
    private readonly limits: GroupLimits,
  ) {}

  /** What applicants wrote is for those who manage members. */
  async list({ auth, ...filter }: InputFor<Api['list']>, { group, powers }: InGroup) {
    const { records, total } = await this.queries.members(group.id, { ...filter, level: auth || undefined });
    return toPage(powers.manage ? records : records.map(member => ({ ...member, reason: null })), total, filter);
  }

  async applications({ auth, ...filter }: InputFor<Api['applications']>, { group }: InGroup) {
    const { records, total } = await this.queries.applications(group.id, { ...filter, level: auth || undefined });
    return toPage(records, total, filter);
  }

  async join(given: InputFor<Api['join']>, { group, caller }: InGroup, { network }: RequestContext) {
    await this.limits.countJoin(caller.id);
    const isCounted = isGuess(group, given);
    if (isCounted) await this.limits.countCode(caller.id, network);
    await this.writing.transaction(async tx => {
      const { before, scoped } = await this.locked.open(tx, group.id, caller);
      if (scoped.level === groupLevels.applying) throw new ApiError('group.applied');
      if (scoped.level >= groupLevels.member) throw new ApiError('group.joined');
      if (isGuess(before, given) && !isCounted) throw new ApiError('group.codeWrong');
      checkApplication(before, given);
      await this.checkRoom(tx, group.id);
      const level = before.auth === groupAuths.public ? groupLevels.member : groupLevels.applying;
      const reason = before.auth === groupAuths.public ? null : (given.reason ?? null);
      await this.writing.addMember(tx, group.id, caller.id, { level, reason });
      if (level === groupLevels.applying)
        await notify(tx, notificationFor(before, { to: before.ownerId, from: caller, change: 'applied', who: caller.username }));
    });
    if (isCounted) await this.limits.forgiveCode(caller.id, network);
  }

  /** All whom the names mean, or nobody when one is wrong. They are told, and may leave. */
  async addAll({ usernames, dryRun }: InputFor<Api['addAll']>, { group, caller }: InGroup) {
    await this.limits.countWriting(caller.id);
    const known = await this.queries.activeUsers(usernames.map(username => usernameKeyOf(username.trim())));
    const { userIds, faults } = readNames(usernames, known);
    const present = userIds.length && (await this.queries.countMembers(group.id, userIds));
    const wanted = userIds.length - present;
    if (dryRun || faults.length || !wanted) return { added: dryRun ? wanted : 0, present, faults };
    await this.limits.countAdded(caller.id, wanted);
    return this.writing.transaction(async tx => {
      const { before } = await this.locked.open(tx, group.id, caller, 'manage');
      const added = await this.writing.addMembers(tx, group.id, userIds);
      if ((await this.writing.countMembers(tx, group.id)) > MOST_MEMBERS) throw new ApiError('group.full');
      const matter = { about: 'group', gid: group.id, name: before.name, change: 'accepted', level: groupLevels.member } as const;
      await notifyAll(tx, added, { senderId: caller.id, matter });
      return { added: added.length, present: userIds.length - added.length, faults };
    });
  }

  async change({ uid, auth: to }: InputFor<Api['change']>, { group, caller }: InGroup) {
    await this.limits.countWriting(caller.id);
    await this.writing.transaction(async tx => {
      const { before, scoped } = await this.locked.open(tx, group.id, caller, 'manage');
      if (uid === before.ownerId) throw new ApiError('group.ownerStays');
      const from = await this.writing.levelOf(tx, group.id, uid);
      if (from === 0) throw new ApiError('group.memberNotFound');
      if (to === groupLevels.refused && from >= groupLevels.member) throw new ApiError('group.notApplying');
      if (!mayMove(scoped, from, to)) throw new ApiError('group.levelDenied');
      if (from === to) return;
      if (from < groupLevels.member && to >= groupLevels.member) await this.checkRoom(tx, group.id);
      await this.writing.setLevel(tx, group.id, uid, to);
      const change = to === groupLevels.refused ? 'refused' : from < groupLevels.member ? 'accepted' : 'level';
      await notify(tx, notificationFor(before, { to: uid, from: caller, change, ...(to !== groupLevels.refused && { level: to }) }));
    });
  }

  /** Removes a member. Only the super admin may remove the owner; the group is then disbanded. */
  async remove({ uid }: InputFor<Api['remove']>, { group, caller }: InGroup, context: RequestContext) {
    await this.limits.countWriting(caller.id);
    await this.writing.transaction(async tx => {
      const { before, scoped } = await this.locked.open(tx, group.id, caller, 'manage');
      if (uid === before.ownerId) {
        if (uid === caller.id || !mayDo(caller, 'group_manage')) throw new ApiError('group.ownerStays');
        await disbandGroup(tx, before, caller.id);
        return recordAudit(tx, { caller, context }, { action: 'group.disband', target: String(group.id), before: { name: before.name } });
      }
      const level = await this.writing.levelOf(tx, group.id, uid);
      if (level === 0) throw new ApiError('group.memberNotFound');
      if (uid === caller.id || rankOf(scoped) <= level) throw new ApiError('group.levelDenied');
      await this.writing.removeMember(tx, group.id, uid);
      await notify(tx, notificationFor(before, { to: uid, from: caller, change: level < groupLevels.member ? 'refused' : 'removed' }));
    });
  }

  /** An applicant withdraws. */
  async leave({ group, caller }: InGroup) {
    await this.limits.countWriting(caller.id);
    await this.writing.transaction(async tx => {
      const { before, scoped } = await this.locked.open(tx, group.id, caller);
      if (before.ownerId === caller.id) throw new ApiError('group.ownerStays');
      if (scoped.level === 0) throw new ApiError('group.memberNotFound');
      await this.writing.removeMember(tx, group.id, caller.id);
      if (scoped.level >= groupLevels.member)
        await notify(tx, notificationFor(before, { to: before.ownerId, from: caller, change: 'left', who: caller.username }));
    });
  }

  private async checkRoom(tx: Executor, gid: number) {
    if ((await this.writing.countMembers(tx, gid)) >= MOST_MEMBERS) throw new ApiError('group.full');
  }
}
