import { type GroupLevel, groupLevels, type GroupNeed, type Permission, groupStatuses } from '@oj/contract';
import { type Caller, mayDo } from './caller';

/** Above every level: the owner of a group, and the super admin in all groups. */
export const OWNER_RANK = 6;
type Rank = GroupLevel | typeof OWNER_RANK;

interface Rule {
  /** Lowest rank that may do it. */
  from: 3 | 4 | 5 | typeof OWNER_RANK;
  /** Lowest level from which the author of the thing may do it, too. */
  author?: 3 | 4;
}

export type GroupAction = GroupNeed | 'changeAnnouncement' | 'changeProblem' | 'changeTraining' | 'changeContest';

/** Decides who may do what in a group; the super admin may do all. Nothing else decides it. */
export const groupPolicy: Record<GroupAction, Rule> = {
  read: { from: 3 },
  manage: { from: 4 },
  configure: { from: 5 },
  handOver: { from: OWNER_RANK },
  disband: { from: OWNER_RANK },
  changeAnnouncement: { from: 5, author: 4 },
  changeProblem: { from: 5, author: 4 },
  changeTraining: { from: 5, author: 4 },
  changeContest: { from: 5, author: 4 },
};

export interface GroupFacts {
  id: number;
  name: string;
  shortName: string;
  ownerId: number;
  /** User who was asked to take the group over. Null: nobody was asked. */
  successorId: number | null;
  /** 1 public, 2 protected, 3 private. */
  auth: 1 | 2 | 3;
  visible: boolean;
  /** 0 enabled, 1 disabled by the super admin. */
  status: 0 | 1;
}

/** Membership of a user in a group, from stored rows. */
export interface GroupMembership {
  group: Pick<GroupFacts, 'ownerId' | 'visible' | 'status'>;
  level: GroupLevel;
  caller: Caller | undefined;
}

const isMember = ({ level }: Pick<GroupMembership, 'level'>) => level >= groupLevels.member;
const isOwner = ({ group, caller }: Pick<GroupMembership, 'group' | 'caller'>) => caller?.id === group.ownerId;

/** Whether the caller may know that there is such a group. To others all of it is not found. */
export const mayKnow = (membership: GroupMembership): boolean => {
  const { group, caller } = membership;
  if (mayDo(caller, 'group_manage')) return true;
  return group.status === groupStatuses.enabled && (group.visible || isMember(membership) || isOwner(membership));
};

/** @param authorId of the thing that it is done to. */
export function mayInGroup(membership: GroupMembership, action: GroupAction, authorId?: number): boolean {
  const { caller } = membership;
  const { from, author } = groupPolicy[action];
  if (!caller || !mayKnow(membership)) return false;
  const rank = rankOf(membership);
  return rank >= from || (author !== undefined && authorId === caller.id && rank >= author);
}

/** What belongs to the site, or to a group, and has an author. */
export interface OwnedThing {
  authorId: number;
  groupId: number | null;
}

/** Names who manages a kind of thing: on the site its author and those with the permission, in a group those whom its policy names. */
export interface Management {
  permission: Permission;
  action: GroupAction;
}

/** @param group Undefined: the thing is of the site, or the caller may not read in its group. */
export function managesThing(
  caller: Caller | undefined,
  { authorId, groupId }: OwnedThing,
  group: GroupMembership | undefined,
  { permission, action }: Management,
): boolean {
  if (groupId !== null) return group !== undefined && mayInGroup(group, action, authorId);
  return caller?.id === authorId || mayDo(caller, permission);
}

/** How high the caller stands above members. */
export const rankOf = (membership: GroupMembership): Rank =>
  isOwner(membership) || mayDo(membership.caller, 'group_manage') ? OWNER_RANK : membership.level;

/** Whether the caller may move a member from one level to another: both are below the caller's own. */
export const mayMove = (membership: GroupMembership, from: GroupLevel, to: GroupLevel): boolean =>
  rankOf(membership) > from && rankOf(membership) > to;
