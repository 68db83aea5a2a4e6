import { ApiError, type ErrorCode, type GroupLevel, type GroupNeed } from '@oj/contract';
import { type Caller, isAdmin } from './caller';
import type { Executor } from '../database/database';
import { type GroupFacts, mayInGroup, mayKnow, type OwnedThing } from './groupPolicy';

/** A group, opened for a caller, with what this caller may do there. */
export interface InGroup<C = Caller> {
  kind: 'group';
  group: GroupFacts;
  /** Level that is stored for the caller, whose powers may be greater. */
  level: GroupLevel;
  powers: Record<GroupNeed, boolean>;
  caller: C;
}

/** @throws ApiError when the caller may not know of the group. */
export function openGroup<C extends Caller | undefined>(group: GroupFacts, level: GroupLevel, caller: C): InGroup<C> {
  const membership = { group, level, caller };
  if (!mayKnow(membership)) throw new ApiError('group.notFound');
  const may = (need: GroupNeed) => mayInGroup(membership, need);
  const powers = {
    read: may('read'),
    manage: may('manage'),
    configure: may('configure'),
    handOver: may('handOver'),
    disband: may('disband'),
  };
  return { kind: 'group', group, level, powers, caller };
}

/** @throws ApiError when the caller cannot do there what is needed. */
export function checkGroupPowers({ powers }: InGroup<Caller | undefined>, need: GroupNeed | undefined) {
  if (need && !powers[need]) throw new ApiError('access.denied');
}

/** Opens groups from stored rows. The group feature provides it. */
export abstract class GroupScopes {
  /** @throws ApiError when there is no such group, or the caller may not know of it. */
  abstract open<C extends Caller | undefined>(gid: number, caller: C, executor?: Executor): Promise<InGroup<C>>;

  /** What admins of the site may do, and others for a group that they manage. @throws ApiError */
  async checkStaff(gid: number | undefined, caller: Caller) {
    if (!gid && isAdmin(caller)) return;
    if (!gid) throw new ApiError('group.notFound');
    checkGroupPowers(await this.open(gid, caller), 'manage');
  }

  /**
   * Opens the group of something that belongs to it. @throws ApiError `notFound` when the caller may not read there: it is hidden from
   * them.
   */
  async openFor<C extends Caller | undefined>(notFound: ErrorCode, gid: number, caller: C, executor?: Executor): Promise<InGroup<C>> {
    const group = await this.open(gid, caller, executor).catch((reason: unknown) => {
      throw reason instanceof ApiError ? new ApiError(notFound) : reason;
    });
    if (!group.powers.read) throw new ApiError(notFound);
    return group;
  }

  /** The same for what may belong to the site. Undefined: it does. */
  async openOf<C extends Caller | undefined>(
    notFound: ErrorCode,
    { groupId }: Pick<OwnedThing, 'groupId'>,
    caller: C,
    executor?: Executor,
  ) {
    return groupId === null ? undefined : this.openFor(notFound, groupId, caller, executor);
  }
}
