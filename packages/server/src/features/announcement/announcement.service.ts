import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { AnnouncementQueries } from './announcement.queries';

type Api = typeof contract.announcementEditor;

@Injectable()
export class AnnouncementService {
  constructor(private readonly queries: AnnouncementQueries) {}

  add(draft: ServerInput<Api['add']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const id = await this.queries.add(tx, draft, actor.caller.id);
      await recordAudit(tx, actor, { action: 'announcement.add', target: String(id), after: draft });
      return { id };
    });
  }

  /** New words make the translations of the old ones worthless: they go. */
  change({ id, ...draft }: ServerInput<Api['change']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const { title, content, status } = await this.found(tx, id);
      const isReworded = title !== draft.title || content !== draft.content;
      await this.queries.change(tx, id, { ...draft, ...(isReworded ? { translations: {} } : {}) });
      await recordAudit(tx, actor, { action: 'announcement.change', target: String(id), before: { title, content, status }, after: draft });
    });
  }

  remove({ aid }: ServerInput<Api['remove']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const { title, content, status } = await this.found(tx, aid);
      await this.queries.remove(tx, aid);
      await recordAudit(tx, actor, { action: 'announcement.remove', target: String(aid), before: { title, content, status } });
    });
  }

  private async found(tx: Executor, id: number) {
    const announcement = await this.queries.find(tx, id);
    if (!announcement || announcement.groupId !== null) throw new ApiError('announcement.notFound');
    return announcement;
  }
}
