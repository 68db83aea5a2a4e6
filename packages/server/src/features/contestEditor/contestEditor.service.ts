import { ApiError, type contract, toPage, withExtraNames } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { isSealed, phaseOf } from '../../access/phase';
import { type InContest, PUBLIC_CONTEST } from '../../access/scope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { publish } from '../../events/events';
import { hashPassword, isPasswordRight } from '../account/passwords';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { differences } from '../audit/differences';
import { contests } from '../contest/contest.table';
import { checkRoomIn } from '../group/groupRoom.queries';
import { ProblemEditorQueries } from '../problemEditor/problemEditor.queries';
import { ContestParticipants } from '../submission/contestParticipants.queries';
import { ContestEditorQueries } from './contestEditor.queries';
import {
  accountsOf,
  checkKnownEnd,
  clonedTitle,
  columnsOf,
  withBegunSeal,
  withOpenedBoard,
  withSealBehindPauses,
  wouldBeOver,
  wouldCutPause,
  wouldOpenSeal,
} from './contestEditor.rules';
import { checkKnownFreeze } from './contestFreeze.rules';

type Api = typeof contract.contestEditor;

@Injectable()
export class ContestEditorService {
  constructor(
    private readonly queries: ContestEditorQueries,
    private readonly problems: ProblemEditorQueries,
    private readonly participants: ContestParticipants,
  ) {}

  /** @param place the group; null: the site. */
  async list({ keyword, currentPage, limit }: InputFor<Api['list']>, caller: Caller, place: number | null = null) {
    const { records, total } = await this.queries.page(place, { keyword, caller }, { currentPage, limit });
    return toPage(await this.participants.counted(records), total, { currentPage, limit });
  }

  async read({ contest: { id }, caller }: InContest) {
    const [row, stored, named] = await Promise.all([this.queries.row(id, caller), this.queries.find(id), this.queries.accounts(id)]);
    const { description, passwordHash, accountRule, awardType, awards } = this.found(stored);
    return {
      ...this.found(row),
      description,
      pwd: '' as const,
      hasPassword: passwordHash !== null,
      openAccountLimit: accountRule !== null,
      accountLimitRule: accountRule === null ? null : withExtraNames(accountRule, named.admitted),
      starAccount: named.stars,
      awardType,
      awardConfigList: awards,
    };
  }

  /** @param place the group; null: the site. */
  async add(draft: InputFor<Api['add']>, { caller, context }: Actor, place: number | null = null) {
    const columns = columnsOf(draft);
    const passwordHash = draft.auth === PUBLIC_CONTEST ? null : await hashPassword(draft.pwd);
    return this.queries.transaction(async tx => {
      await checkRoomIn(tx, place, contests, 'contest.tooManyInGroup');
      const id = await this.queries.insert(tx, { ...columns, passwordHash, authorId: caller.id, groupId: place });
      const named = accountsOf(draft);
      await this.queries.nameAccounts(tx, id, named);
      await recordAudit(tx, { caller, context }, { action: 'contest.add', target: String(id), after: { ...columns, ...named } });
      return { id };
    });
  }

  /** Changes a contest. With a new password, everybody who entered with the old one must enter again. */
  async change(draft: InputFor<Api['change']>, { contest: { id }, caller, now }: InContest, context: RequestContext) {
    const wanted = columnsOf(draft);
    const present = this.found(await this.queries.find(id));
    if (wanted.type !== present.type) throw new ApiError('contest.typeFixed');
    const passwordHash = await newPasswordHash(draft, present.passwordHash);
    await this.queries.transaction(async tx => {
      const before = this.found(await this.queries.lock(tx, id));
      if (before.passwordHash !== present.passwordHash) throw new ApiError('server.busy');
      checkKnownEnd(draft, before);
      checkKnownFreeze(draft, before);
      if (wouldOpenSeal(before, wanted, now)) throw new ApiError('contest.sealBegun');
      if (wouldBeOver(before, wanted, now)) throw new ApiError('contest.wouldBeOver');
      if (wouldCutPause(before, wanted)) throw new ApiError('contest.endInPause');
      const times = withSealBehindPauses(withBegunSeal(before, wanted, now), before, now);
      const columns = { ...wanted, ...times, ...withOpenedBoard(before, wanted, now) };
      await this.queries.change(tx, id, { ...columns, passwordHash });
      const [namedBefore, named] = [await this.queries.accounts(id, tx), accountsOf(draft)];
      await this.queries.nameAccounts(tx, id, named);
      const isPasswordNew = passwordHash !== null && passwordHash !== before.passwordHash;
      const dropped = isPasswordNew ? await this.queries.dropRegistrations(tx, id) : 0;
      const changes = differences({ ...before, ...namedBefore }, { ...columns, ...named });
      const after = { ...changes.after, ...(isPasswordNew && { password: true, registrationsRemoved: dropped }) };
      await recordAudit(tx, { caller, context }, { action: 'contest.change', target: String(id), before: changes.before, after });
      await publish(tx, { event: 'contest.changed', cid: id });
    });
  }

  remove({ contest: { id }, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const taken = [];
      for (const pid of await this.queries.problemIds(tx, id)) taken.push(await this.problems.lock(tx, pid));
      const before = this.found(await this.queries.lock(tx, id));
      if (await this.queries.hasSubmissions(tx, id)) throw new ApiError('contest.hasSubmissions');
      await this.queries.remove(tx, id);
      for (const problem of taken) if (problem) await this.problems.giveBack(tx, problem);
      await recordAudit(tx, { caller, context }, { action: 'contest.remove', target: String(id), before });
      await publish(tx, { event: 'contest.changed', cid: id });
    });
  }

  /** In a group, only who may make a contest there copies one. */
  clone({ contest, caller, group }: InContest, context: RequestContext) {
    if (group && !group.powers.manage) throw new ApiError('access.denied');
    return this.queries.transaction(async tx => {
      const source = this.found(await this.queries.lock(tx, contest.id));
      const { id: sourceId, createdAt: _, modifiedAt: __, boardOpenedAt, ...columns } = source;
      // The board of the copy waits for its organisers, as that of the source did.
      if (boardOpenedAt) columns.autoRealRank = false;
      await checkRoomIn(tx, columns.groupId, contests, 'contest.tooManyInGroup');
      const title = clonedTitle(columns.title);
      const id = await this.queries.insert(tx, { ...columns, title, sourceId, authorId: caller.id, visible: false, pauses: [] });
      await this.queries.copyAccounts(tx, sourceId, id);
      await recordAudit(tx, { caller, context }, { action: 'contest.clone', target: String(id), after: { title, source: sourceId } });
      return { id };
    });
  }

  changeVisible({ visible }: InputFor<Api['changeVisible']>, { contest: { id }, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const before = this.found(await this.queries.lock(tx, id));
      await this.queries.change(tx, id, { visible });
      const change = { before: { visible: before.visible }, after: { visible } };
      await recordAudit(tx, { caller, context }, { action: 'contest.changeVisible', target: String(id), ...change });
      await publish(tx, { event: 'contest.changed', cid: id });
    });
  }

  /** Shows everybody what the freeze of a contest that is over has hidden. */
  openBoard({ contest: { id }, caller, now }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const before = this.found(await this.queries.lock(tx, id));
      if (phaseOf(before, now) !== 'ended') throw new ApiError('contest.stillRunning');
      if (!isSealed(before, now)) throw new ApiError('contest.notFrozen');
      await this.queries.change(tx, id, { autoRealRank: true, boardOpenedAt: now });
      const change = { before: { autoRealRank: false }, after: { autoRealRank: true } };
      await recordAudit(tx, { caller, context }, { action: 'contest.openBoard', target: String(id), ...change });
      await publish(tx, { event: 'contest.changed', cid: id });
    });
  }

  private found<Row>(row: Row | undefined): Row {
    if (!row) throw new ApiError('contest.notFound');
    return row;
  }
}

/** The hash that stays or comes; a password that is given again stays as it is. */
async function newPasswordHash({ auth, pwd }: InputFor<Api['change']>, present: string | null): Promise<string | null> {
  if (auth === PUBLIC_CONTEST) return null;
  if (!pwd && present === null) throw new ApiError('contest.passwordRequired');
  if (!pwd || (present !== null && (await isPasswordRight(pwd, present)))) return present;
  return hashPassword(pwd);
}
