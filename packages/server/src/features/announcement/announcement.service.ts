import { ApiError, type contract, type Input } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Executor } from '../../database/database';
import { type Doer, recordDeed } from '../audit/audit.queries';
import { AnnouncementQueries } from './announcement.queries';

type Api = typeof contract.announcementEditor;

@Injectable()
export class AnnouncementService {
  constructor(private readonly queries: AnnouncementQueries) {}

  add(draft: Input<Api['add']>, doer: Doer) {
    return this.queries.transaction(async tx => {
      const id = await this.queries.add(tx, draft, doer.caller.id);
      await recordDeed(tx, doer, { action: 'announcement.add', target: String(id), after: draft });
      return { id };
    });
  }

  /** New words make the translations of the old ones worthless: they go. */
  change({ id, ...draft }: Input<Api['change']>, doer: Doer) {
    return this.queries.transaction(async tx => {
      const { title, content, status } = await this.found(tx, id);
      const isReworded = title !== draft.title || content !== draft.content;
      await this.queries.change(tx, id, { ...draft, ...(isReworded ? { translations: {} } : {}) });
      await recordDeed(tx, doer, { action: 'announcement.change', target: String(id), before: { title, content, status }, after: draft });
    });
  }

  remove({ aid }: Input<Api['remove']>, doer: Doer) {
    return this.queries.transaction(async tx => {
      const { title, content, status } = await this.found(tx, aid);
      await this.queries.remove(tx, aid);
      await recordDeed(tx, doer, { action: 'announcement.remove', target: String(aid), before: { title, content, status } });
    });
  }

  private async found(tx: Executor, id: number) {
    const announcement = await this.queries.find(tx, id);
    if (!announcement) throw new ApiError('announcement.notFound');
    return announcement;
  }
}
