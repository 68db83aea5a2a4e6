import { ApiError, type contract, groupAuths, groupLevels, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, isAdmin, mayDo } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { violatedUnique } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { beginUse } from '../picture/fileUse.queries';
import { Pictures } from '../picture/pictures';
import { PublicFiles } from '../picture/publicFiles';
import { SiteSettings } from '../site/site.settings';
import { disbandGroup } from './groupEnd.queries';
import { GroupLimits } from './groupLimits';
import { GroupQueries } from './group.queries';
import { checkGroupQuota } from './group.rules';
import { GroupWriting } from './groupWriting.queries';
import { LockedGroups } from './lockedGroups';

type Api = typeof contract.group;

const MOST_AVATAR_BYTES = 2 << 20;

@Injectable()
export class GroupService {
  constructor(
    private readonly queries: GroupQueries,
    private readonly writing: GroupWriting,
    private readonly locked: LockedGroups,
    private readonly limits: GroupLimits,
    private readonly settings: SiteSettings,
    private readonly pictures: Pictures,
    private readonly files: PublicFiles,
  ) {}

  async list(filter: ServerInput<Api['list']>, caller: Caller | undefined, { network }: RequestContext) {
    if (filter.onlyMine && !caller) throw new ApiError('login.required');
    const { records, total } = await this.queries.page(filter, caller, network);
    return toPage(records, total, filter);
  }

  async detail({ group, powers, caller }: InGroup) {
    const found = await this.queries.detail(group.id, caller);
    if (!found) throw new ApiError('group.notFound');
    const { code, successor, ...rest } = found;
    const knowsSuccessor = powers.handOver || group.successorId === caller.id;
    return { ...rest, powers, code: powers.configure ? code : null, successor: knowsSuccessor ? successor : null };
  }

  async add(draft: ServerInput<Api['add']>, caller: Caller) {
    await this.limits.countWriting(caller.id);
    const row = { ...factsOf(draft), ownerId: caller.id, creatorId: caller.id };
    const added = this.writing.transaction(async tx => {
      await this.writing.lockUser(tx, caller.id);
      if (!isAdmin(caller)) checkGroupQuota(await this.writing.usageOf(tx, caller.id), await this.settings.switches());
      const id = await this.writing.add(tx, row);
      await this.writing.addMember(tx, id, caller.id, { level: groupLevels.root });
      return { id };
    });
    return added.catch(asTaken);
  }

  /** Changes a group. Only the super admin may disable it. */
  async change({ status, ...given }: InputFor<Api['change']>, { group, caller }: InGroup, context: RequestContext) {
    await this.limits.countWriting(caller.id);
    const change = { ...factsOf(given), ...(mayDo(caller, 'group_manage') && status !== undefined && { status }) };
    const changed = this.writing.transaction(async tx => {
      const { before } = await this.locked.open(tx, group.id, caller, 'configure');
      await this.writing.change(tx, group.id, change);
      const record = {
        action: 'group.change',
        target: String(group.id),
        before: recorded(before),
        after: recorded({ ...before, ...change }),
      };
      await recordAudit(tx, { caller, context }, record);
    });
    await changed.catch(asTaken);
  }

  async uploadAvatar(scoped: InGroup, context: RequestContext) {
    const { group, caller } = scoped;
    await this.limits.countFile(caller.id);
    const file = await context.file('image', MOST_AVATAR_BYTES);
    const left = await this.pictures.keep(file, async (tx, { hash, url }) => {
      await this.locked.open(tx, group.id, caller, 'configure');
      await this.writing.change(tx, group.id, { avatar: url });
      return beginUse(tx, { kind: 'groupAvatar', id: group.id }, hash);
    });
    await this.files.release(left);
    return this.detail(scoped);
  }

  disband({ group }: InGroup, actor: Actor) {
    return this.writing.transaction(async tx => {
      const { before } = await this.locked.open(tx, group.id, actor.caller, 'disband');
      await disbandGroup(tx, before, actor.caller.id);
      await recordAudit(tx, actor, { action: 'group.disband', target: String(group.id), before: { name: before.name } });
    });
  }
}

type Facts = Pick<ServerInput<Api['add']>, 'name' | 'shortName' | 'brief' | 'description' | 'auth' | 'code' | 'visible'>;

/** A public group has no code. */
const factsOf = ({ name, shortName, brief, description, auth, code, visible }: Facts) => ({
  name,
  shortName,
  brief,
  description,
  auth,
  code: auth === groupAuths.public ? null : (code ?? null),
  visible,
});

/** What the record of a change keeps. */
const recorded = ({ name, shortName, auth, visible, status }: Awaited<ReturnType<LockedGroups['open']>>['before']) => ({
  name,
  shortName,
  auth,
  visible,
  status,
});

function asTaken(reason: unknown): never {
  const index = violatedUnique(reason);
  if (!index) throw reason;
  throw new ApiError(index === 'groups_name' ? 'group.nameTaken' : 'group.shortNameTaken');
}
