import {
  accountFits,
  accountRuleOf,
  ApiError,
  type ContestGrant,
  contestGrants,
  type ContestRole,
  contestRoles,
  contestTypes,
  type ErrorCode,
  isForOrganisers,
  type Need,
  type ScopeRefusal,
} from '@oj/contract';
import { type Caller, isAdmin, mayDo } from './caller';
import type { ClockTimes } from './contestClock';
import type { Executor } from '../database/database';
import { managesThing, type Management, type OwnedThing } from './groupPolicy';
import type { InGroup } from './groupScope';
import { type ContestTimes, phaseOf } from './phase';
import { noPowers, type Powers } from './powers';
import { type InTraining, powersInTraining, type TrainingScope } from './trainingScope';
import { isOverAndOpen, type OpenRun } from './virtualWindow';

/*
 * Everything belongs to a scope: the site, a contest, a training (`trainingScope.ts`) or a group (`groupScope.ts`). A scope is opened once
 * for each call, from stored rows, and says what this caller may do there.
 */

export const isOi = ({ type }: Pick<ContestFacts, 'type'>): boolean => type === contestTypes.oi;

export const PUBLIC_CONTEST = 0;
export const PRIVATE_CONTEST = 1;

/** What of a contest decides who may do what in it. */
export interface ContestFacts extends ContestTimes, ClockTimes, OwnedThing {
  id: number;
  /** 0 ACM, 1 OI. */
  type: number;
  auth: number;
  visible: boolean;
  openRank: boolean;
  allowEndSubmit: boolean;
  openPrint: boolean;
  accountRule: string | null;
}

export interface SiteScope {
  kind: 'site';
}

export interface ContestScope {
  kind: 'contest';
  /** While a virtual participant is in the own window, with the times of that window. */
  contest: ContestFacts;
  /** The group of the contest, opened for a caller who may read there. Undefined for a contest of the site. */
  group?: InGroup<Caller | undefined> | undefined;
  /** Whether the caller has entered the contest. */
  isRegistered: boolean;
  /** Whether the account rule admits the caller besides those whose names fit. */
  isNamed: boolean;
  /** What the owner of the contest lets the caller do there. */
  roles: readonly ContestRole[];
  /** The clock of the database. */
  now: Date;
  /** The virtual participation that is running for the caller. */
  run?: OpenRun | undefined;
  /** Set when the contest was opened with its original times for a caller who is in a virtual participation. */
  isBesideWindow?: boolean;
}

export type Scope = SiteScope | ContestScope | TrainingScope;

/** A scope with what its caller may do there. */
export type Scoped<S extends Scope = Scope, C = Caller> = S & { powers: Powers; caller: C };
export type InContest<C = Caller> = Scoped<ContestScope, C>;
export type InSiteOrContest<C = Caller> = Scoped<SiteScope | ContestScope, C>;

export const contestManagement: Management = { permission: 'contest_manage', action: 'changeContest' };

type Grants = Pick<Powers, 'own' | ContestGrant>;

/** What an organiser may do in a contest: its owner everything, others what their roles allow. Who does not read in its group may do nothing. */
function grantsIn(caller: Caller | undefined, { contest, group, roles }: Pick<ContestScope, 'contest' | 'group' | 'roles'>): Grants {
  const own = managesThing(caller, contest, group, contestManagement);
  const allowed = new Set<ContestGrant>(own ? contestGrants : roles.flatMap(role => contestRoles[role]));
  const each = Object.fromEntries(contestGrants.map(grant => [grant, allowed.has(grant)])) as Record<ContestGrant, boolean>;
  return { ...each, own };
}

/** Whether the account rule of a contest admits a user. */
export function isAdmitted(
  { contest: { accountRule }, isNamed }: Pick<ContestScope, 'contest' | 'isNamed'>,
  { username }: Caller,
): boolean {
  const rule = accountRule === null ? undefined : accountRuleOf(accountRule);
  return accountRule === null || isNamed || (rule !== undefined && accountFits(rule, username));
}

export function powersIn(caller: Caller | undefined, scope: Scope): Powers {
  if (scope.kind === 'site') {
    const isStaff = isAdmin(caller);
    return { ...noPowers, read: true, submit: mayDo(caller, 'submit'), manage: isStaff, othersCode: isStaff };
  }
  if (scope.kind === 'training') return powersInTraining(caller, scope);
  const { contest, now } = scope;
  const grants = grantsIn(caller, scope);
  const isOutside = contest.groupId !== null && !scope.group?.powers.read;
  if (isOutside || (!grants.organise && !contest.visible)) return { ...noPowers, refusal: 'contest.notFound' };
  const phase = phaseOf(contest, now);
  const refusedRead = readRefusal(caller, scope, grants);
  const read = refusedRead === undefined;
  const refusal = refusedRead ?? submitRefusal(caller, scope, grants);
  return {
    ...grants,
    read,
    submit: !refusal,
    board: read || (contest.openRank && phase !== 'scheduled'),
    outside: contest.openRank,
    virtual: read && !virtualRefusal(caller, scope),
    pastSeal: grants.observe,
    othersCode: grants.observe,
    ...(refusal && { refusal }),
  };
}

function readRefusal(caller: Caller | undefined, scope: ContestScope, { observe, organise }: Grants): ScopeRefusal | undefined {
  const { contest, isRegistered, now } = scope;
  if (!caller) return 'login.required';
  if (observe) return undefined;
  if (phaseOf(contest, now) === 'scheduled') return 'contest.notStarted';
  if (organise || contest.auth !== PRIVATE_CONTEST) return undefined;
  if (!isRegistered) return 'contest.registrationRequired';
  return isAdmitted(scope, caller) ? undefined : 'contest.accountRefused';
}

/** Why a caller who may read may not submit; undefined when nothing prevents it. */
function submitRefusal(caller: Caller | undefined, scope: ContestScope, grants: Grants): ScopeRefusal | undefined {
  if (phaseOf(scope.contest, scope.now) === 'ended' && !scope.contest.allowEndSubmit) return 'contest.ended';
  return entryRefusal(caller, scope, grants);
}

/** Why one who may read cannot begin a virtual participation. */
function virtualRefusal(caller: Caller | undefined, scope: ContestScope): ErrorCode | undefined {
  if (scope.run) return 'contest.virtualRunning';
  if (!isOverAndOpen(scope)) return 'contest.notOver';
  return entryRefusal(caller, scope, grantsIn(caller, scope));
}

/**
 * Why the caller may not take part: they have not entered where that is asked for, do not fit the account rule, or may not submit. The jury
 * needs no entry, and other organisers submit nothing.
 */
function entryRefusal(caller: Caller | undefined, scope: ContestScope, { judge, organise }: Grants): ScopeRefusal | undefined {
  const { contest, isRegistered } = scope;
  if (organise) return judge && mayDo(caller, 'submit') ? undefined : 'access.denied';
  if (contest.auth !== PUBLIC_CONTEST && !isRegistered) return 'contest.registrationRequired';
  if (caller && !isAdmitted(scope, caller)) return 'contest.accountRefused';
  return mayDo(caller, 'submit') ? undefined : 'access.denied';
}

/** @throws ApiError when the caller may not know of the scope, or cannot do there what is needed. */
export function checkPowers(scoped: Scoped<Scope, Caller | undefined>, need: Need | undefined) {
  const { powers } = scoped;
  if (powers.refusal === 'contest.notFound' || powers.refusal === 'training.notFound') throw new ApiError(powers.refusal);
  if (!need || powers[need]) return;
  if (isForOrganisers(need)) throw new ApiError('access.denied');
  if (need === 'outside') throw new ApiError('contest.outsideClosed');
  const reason = need === 'virtual' && powers.read && scoped.kind === 'contest' ? virtualRefusal(scoped.caller, scoped) : powers.refusal;
  throw new ApiError(reason ?? 'access.denied');
}

/** Keeps calls of the site from things of groups, and the reverse. @throws ApiError when a contest or training belongs to the other. */
export function checkOwner(scoped: ContestScope | TrainingScope, of: 'site' | 'group') {
  const { groupId } = scoped.kind === 'contest' ? scoped.contest : scoped.training;
  if ((groupId === null) !== (of === 'site')) throw new ApiError(`${scoped.kind}.notFound`);
}

/** How a contest is opened. */
export interface Opening {
  /** The transaction to read in; its start is then the time of the scope. */
  executor?: Executor | undefined;
  /** Opens the contest with its original times, even when the caller is in a virtual participation. */
  asHeld?: boolean | undefined;
}

/** Opens contests from stored rows. The contest feature provides it. */
export abstract class Scopes {
  /** @throws ApiError when there is no such contest, or the caller may not know of it. */
  abstract contest<C extends Caller | undefined>(cid: number, caller: C, opening?: Opening): Promise<InContest<C>>;
}

/** Opens trainings from stored rows. The training feature provides it. */
export abstract class TrainingScopes {
  /** @throws ApiError when there is no such training, or the caller may not know of it. */
  abstract training<C extends Caller | undefined>(tid: number, caller: C, executor?: Executor): Promise<InTraining<C>>;
}

export const inSite = <C extends Caller | undefined>(caller: C): Scoped<SiteScope, C> => {
  const scope = { kind: 'site' } as const;
  return { ...scope, powers: powersIn(caller, scope), caller };
};
