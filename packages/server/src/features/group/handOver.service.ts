import { ApiError, type contract, groupLevels } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { recordAudit } from '../audit/audit.queries';
import { notify } from '../notification/notify.queries';
import { GroupLimits } from './groupLimits';
import { GroupWriting } from './groupWriting.queries';
import { LockedGroups } from './lockedGroups';
import { notificationFor } from './notificationFor';

type Api = typeof contract.group;

/** A group gets another owner when its owner has asked a member and that member says yes. Always one of them owns it. */
@Injectable()
export class HandOverService {
  constructor(
    private readonly writing: GroupWriting,
    private readonly locked: LockedGroups,
    private readonly limits: GroupLimits,
  ) {}

  async offer({ uid }: InputFor<Api['offer']>, { group, caller }: InGroup) {
    await this.limits.countWriting(caller.id);
    await this.writing.transaction(async tx => {
      const { before } = await this.locked.open(tx, group.id, caller, 'handOver');
      const level = await this.writing.levelOf(tx, group.id, uid);
      if (uid === before.ownerId || level < groupLevels.member) throw new ApiError('group.memberNotFound');
      if (uid === before.successorId) return;
      await this.writing.change(tx, group.id, { successorId: uid });
      if (before.successorId !== null)
        await notify(tx, notificationFor(before, { to: before.successorId, from: caller, change: 'withdrawn' }));
      await notify(tx, notificationFor(before, { to: uid, from: caller, change: 'offered' }));
    });
  }

  /** Makes the caller the owner. The former owner stays in the group as a root. */
  async takeOver({ group, caller }: InGroup, context: RequestContext) {
    await this.limits.countWriting(caller.id);
    await this.writing.transaction(async tx => {
      const { before } = await this.locked.open(tx, group.id, caller);
      const level = await this.writing.levelOf(tx, group.id, caller.id);
      if (before.successorId !== caller.id || level < groupLevels.member) throw new ApiError('group.notAsked');
      await this.writing.setLevel(tx, group.id, caller.id, groupLevels.root);
      await this.writing.change(tx, group.id, { ownerId: caller.id, successorId: null });
      await notify(tx, notificationFor(before, { to: before.ownerId, from: caller, change: 'takenOver', who: caller.username }));
      const record = { action: 'group.takeOver', target: String(group.id), before: { uid: before.ownerId }, after: { uid: caller.id } };
      await recordAudit(tx, { caller, context }, record);
    });
  }

  async dropOffer({ group, caller }: InGroup) {
    await this.limits.countWriting(caller.id);
    await this.writing.transaction(async tx => {
      const { before, scoped } = await this.locked.open(tx, group.id, caller);
      const { successorId } = before;
      if (successorId === null || (successorId !== caller.id && !scoped.powers.handOver)) throw new ApiError('group.notAsked');
      await this.writing.change(tx, group.id, { successorId: null });
      const answer =
        successorId === caller.id
          ? notificationFor(before, { to: before.ownerId, from: caller, change: 'declined', who: caller.username })
          : notificationFor(before, { to: successorId, from: caller, change: 'withdrawn' });
      await notify(tx, answer);
    });
  }
}
