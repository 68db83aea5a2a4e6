import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkPowers, type InContest, Scopes } from '../../access/scope';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { publish } from '../../events/events';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ContestQueries } from '../contest/contest.queries';
import { announceIn } from '../contest/contestAnnouncement.queries';
import { ContestEditorQueries } from './contestEditor.queries';

type Api = typeof contract.contestEditor;

/** Writes announcements of contests. Everybody who may read there gets an event. */
@Injectable()
export class ContestAnnouncementService {
  constructor(
    private readonly queries: ContestEditorQueries,
    private readonly contests: ContestQueries,
    private readonly scopes: Scopes,
  ) {}

  async list(paging: InputFor<Api['announcements']>, { contest }: InContest) {
    const { records, total } = await this.contests.announcements(contest.id, paging);
    return toPage(records, total, paging);
  }

  add({ announcement }: InputFor<Api['addAnnouncement']>, { contest, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => ({ id: await announceIn(tx, { caller, context }, contest.id, announcement) }));
  }

  change({ announcement }: InputFor<Api['changeAnnouncement']>, { contest, caller }: InContest, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const { id, title, content } = await this.found(tx, announcement.id, contest.id);
      await this.queries.changeAnnouncement(tx, id, { title: announcement.title, content: announcement.content });
      const record = {
        action: 'contest.changeAnnouncement',
        target: String(contest.id),
        before: { id, title, content },
        after: announcement,
      };
      await recordAudit(tx, { caller, context }, record);
      await publish(tx, { event: 'contest.announced', cid: contest.id });
    });
  }

  /** The contest is that of the stored announcement. */
  async remove({ aid }: InputFor<Api['removeAnnouncement']>, { caller, context }: Actor, of: 'site' | 'group') {
    const cid = await this.queries.contestOfAnnouncement(aid);
    if (cid === undefined) throw new ApiError('announcement.notFound');
    const scoped = await this.scopes.contest(cid, caller, { asHeld: true }).catch((reason: unknown) => {
      throw reason instanceof ApiError ? new ApiError('announcement.notFound') : reason;
    });
    if ((scoped.contest.groupId === null) !== (of === 'site')) throw new ApiError('announcement.notFound');
    checkPowers(scoped, 'judge');
    await this.queries.transaction(async tx => {
      const { title, content } = await this.found(tx, aid, cid);
      await this.queries.removeAnnouncement(tx, aid);
      const record = { action: 'contest.removeAnnouncement', target: String(cid), before: { id: aid, title, content } };
      await recordAudit(tx, { caller, context }, record);
      await publish(tx, { event: 'contest.announced', cid });
    });
  }

  /** @throws ApiError when the contest has no such announcement. */
  private async found(tx: Executor, id: number, contestId: number) {
    const announcement = await this.queries.announcement(tx, id);
    if (announcement?.contestId !== contestId) throw new ApiError('announcement.notFound');
    return announcement;
  }
}
