import { ApiError, type contract, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InGroup } from '../../access/groupScope';
import { type Caller, isAdmin, mayDo } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { Executor } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { SiteSettings } from '../site/site.settings';
import { DiscussionAccess } from './discussionAccess';
import { DiscussionLimits } from './discussionLimits';
import { DiscussionQueries } from './discussion.queries';
import { checkQuota, groupQuota, mayEdit, mayModerate, mayPin, titleAbout } from './discussion.rules';
import { DiscussionViews } from './discussionViews.queries';
import { withBadge } from './discussion.wire';
import { DiscussionWriting, type StoredDiscussion } from './discussionWriting.queries';
import { notifyAuthor } from './notifyAuthor';

type Api = typeof contract.discussion;
type Draft = ServerInput<Api['add']>;
type Filter = Omit<ServerInput<Api['list']>, 'admin'> & { withDisabled?: boolean };

@Injectable()
export class DiscussionService {
  constructor(
    private readonly queries: DiscussionQueries,
    private readonly writing: DiscussionWriting,
    private readonly access: DiscussionAccess,
    private readonly limits: DiscussionLimits,
    private readonly views: DiscussionViews,
    private readonly settings: SiteSettings,
  ) {}

  list({ admin, ...filter }: ServerInput<Api['list']>, caller: Caller | undefined, context: RequestContext) {
    return this.page({ ...filter, withDisabled: admin === true && isAdmin(caller) }, caller, context);
  }

  /** @param group undefined: the discussions of the site. */
  async page({ pid, problemID, ...filter }: Filter, caller: Caller | undefined, context: RequestContext, group?: InGroup) {
    await this.access.checkArea(group ? 'group' : 'site');
    if (filter.onlyMine && !caller) throw new ApiError('login.required');
    const displayId = problemID ?? pid;
    const problem = displayId ? await this.problem(displayId, caller, group) : undefined;
    const wanted = { ...filter, groupId: group?.group.id ?? null, ...(problem && { problemId: problem.id }) };
    const { records, total } = await this.queries.page(wanted, caller, context);
    return toPage(records.map(withBadge), total, filter);
  }

  async detail({ did }: ServerInput<Api['detail']>, caller: Caller | undefined, { locale, network }: RequestContext) {
    const { moderates } = await this.access.open(did, caller);
    const found = await this.queries.detail(did, caller, locale);
    if (!found) throw new ApiError('discussion.notFound');
    this.views.count(did, caller ? `user ${caller.id}` : `network ${network}`);
    return { ...withBadge(found), moderates };
  }

  /** Answers the discussion that is there when the client sends again what was stored. */
  async add({ pid, clientKey, topPriority, ...texts }: Draft, caller: Caller, group?: InGroup) {
    await this.access.checkArea(group ? 'group' : 'site');
    await this.limits.countWriting(caller.id);
    const problem = pid ? await this.problem(pid, caller, group) : undefined;
    const title = titleAbout(problem?.displayId, texts.title);
    return this.writing.transaction(async tx => {
      await this.writing.lockUser(tx, caller.id);
      const known = clientKey && (await this.writing.findByClientKey(tx, caller.id, clientKey));
      if (known) return { id: known };
      await this.checkDraft(tx, texts, caller, group);
      const isPinned = mayPin(caller) && topPriority === true;
      const groupId = group?.group.id ?? null;
      const row = { ...texts, title, isPinned, groupId, problemId: problem?.id ?? null, authorId: caller.id, clientKey };
      return { id: await this.writing.add(tx, row) };
    });
  }

  async change({ id, forceUpdate, clientKey, topPriority, ...texts }: ServerInput<Api['change']>, caller: Caller) {
    const { group } = await this.access.open(id, caller);
    await this.limits.countWriting(caller.id);
    const again = await this.writing.transaction(async tx => {
      const stored = await this.found(tx, id);
      if (!mayEdit(caller, stored)) throw new ApiError('discussion.notAuthor');
      if (forceUpdate) return stored;
      if (!(await this.writing.hasCategory(tx, texts.categoryId))) throw new ApiError('discussion.categoryNotFound');
      const isPinned = mayPin(caller) ? (topPriority ?? stored.isPinned) : stored.isPinned;
      await this.writing.change(tx, id, { ...texts, title: titleAbout(stored.pid, texts.title), isPinned });
      return undefined;
    });
    if (again) return this.addAgain({ ...texts, topPriority, clientKey, pid: again.pid }, caller, group);
    return { id };
  }

  /** @param ofGroup a discussion of the site is not found */
  async remove({ did, ofGroup }: ServerInput<Api['remove']> & { ofGroup?: true }, actor: Actor) {
    const { caller } = actor;
    await this.writing.transaction(async tx => {
      const { group, moderates } = await this.access.open(did, caller, tx);
      if (ofGroup && !group) throw new ApiError('discussion.notFound');
      const stored = await this.found(tx, did);
      if (stored.authorId !== caller.id && !moderates) throw new ApiError('discussion.notAuthor');
      await this.writing.remove(tx, did, caller.id);
      if (stored.authorId === caller.id) return;
      await notifyAuthor(tx, stored, 'deleted', caller);
      await recordAudit(tx, actor, { action: 'discussion.remove', target: String(did), before: { title: stored.title } });
    });
  }

  private addAgain(draft: Draft, caller: Caller, group: InGroup | undefined) {
    if (!mayDo(caller, 'discussion_add')) throw new ApiError('access.denied');
    return this.add(draft, caller, group);
  }

  private async checkDraft(tx: Executor, { categoryId }: Pick<Draft, 'categoryId'>, caller: Caller, group: InGroup | undefined) {
    if (!mayModerate(caller, group))
      checkQuota(await this.writing.usageOf(tx, caller.id), group ? groupQuota : await this.settings.switches());
    if (!(await this.writing.hasCategory(tx, categoryId))) throw new ApiError('discussion.categoryNotFound');
  }

  private async problem(displayId: string, caller: Caller | undefined, group: InGroup | undefined) {
    const problem = await this.queries.problem(displayId, caller, group?.group.id ?? null);
    if (!problem) throw new ApiError('problem.notFound');
    return problem;
  }

  private async found(tx: Executor, id: number): Promise<StoredDiscussion> {
    const [stored] = await this.writing.find(tx, [id]);
    if (!stored || stored.deletedAt) throw new ApiError('discussion.notFound');
    return stored;
  }
}
