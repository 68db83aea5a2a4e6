import { ApiError, type contract, type ServerInput, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { mayInGroup } from '../../access/groupPolicy';
import { GroupScopes, type InGroup } from '../../access/groupScope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { AnnouncementQueries } from '../announcement/announcement.queries';
import { GroupLimits } from './groupLimits';

type Api = typeof contract.groupAnnouncement;

/** What is announced in a group. A stored announcement belongs to the group of its row, whatever a call says. */
@Injectable()
export class GroupAnnouncementService {
  constructor(
    private readonly announcements: AnnouncementQueries,
    private readonly scopes: GroupScopes,
    private readonly limits: GroupLimits,
  ) {}

  async list(paging: InputFor<Api['list']>, { group }: InGroup, { locale }: RequestContext) {
    const { records, total } = await this.announcements.page(paging, locale, group.id);
    return toPage(records, total, paging);
  }

  async all(paging: InputFor<Api['all']>, scoped: InGroup) {
    const { records, total } = await this.announcements.pageForEditors(paging, scoped.group.id);
    const mayEdit = (uid: string) => mayInGroup(scoped, 'changeAnnouncement', Number(uid));
    return toPage(
      records.map(each => ({ ...each, mayEdit: mayEdit(each.uid) })),
      total,
      paging,
    );
  }

  async add(draft: InputFor<Api['add']>, { group, caller }: InGroup) {
    await this.limits.countWriting(caller.id);
    return this.announcements.transaction(async tx => ({ id: await this.announcements.add(tx, draft, caller.id, group.id) }));
  }

  async change({ id, ...draft }: ServerInput<Api['change']>, caller: Caller) {
    await this.limits.countWriting(caller.id);
    await this.announcements.transaction(async tx => {
      await this.checkMayEdit(tx, id, caller);
      await this.announcements.change(tx, id, draft);
    });
  }

  async remove({ aid }: ServerInput<Api['remove']>, caller: Caller) {
    await this.limits.countWriting(caller.id);
    await this.announcements.transaction(async tx => {
      await this.checkMayEdit(tx, aid, caller);
      await this.announcements.remove(tx, aid);
    });
  }

  /** @throws ApiError `notFound` when the caller may not know of the announcement's group, or may not change the announcement. */
  private async checkMayEdit(tx: Executor, id: number, caller: Caller) {
    const stored = await this.announcements.find(tx, id);
    if (!stored || stored.groupId === null) throw new ApiError('announcement.notFound');
    const scoped = await this.scopes.openFor('announcement.notFound', stored.groupId, caller, tx);
    if (!mayInGroup(scoped, 'changeAnnouncement', stored.authorId)) throw new ApiError('access.denied');
  }
}
