import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Locale } from '../../access/caller';
import { violatedUnique } from '../../database/database';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { DiscussionCategories } from './discussionCategory.queries';

type Wanted = ServerInput<typeof contract.discussion.setCategories>;

@Injectable()
export class DiscussionCategoryService {
  constructor(private readonly categories: DiscussionCategories) {}

  /** Names are compared in the language that the caller was shown: what was left as it was keeps its translations. */
  replace(wanted: Wanted, actor: Actor, locale: Locale) {
    return this.categories
      .transaction(async tx => {
        const before = await this.categories.allLocked(tx, locale);
        const names = new Map(before.map(({ id, name }) => [id, name]));
        if (wanted.some(({ id }) => id && !names.has(id))) throw new ApiError('discussion.categoryNotFound');
        const kept = new Set(wanted.map(({ id }) => id));
        const gone = before.map(({ id }) => id).filter(id => !kept.has(id));
        if (gone.length) {
          if (await this.categories.areUsed(tx, gone)) throw new ApiError('discussion.categoryInUse');
          await this.categories.remove(tx, gone);
        }
        for (const { id, name } of wanted) if (id && names.get(id) !== name) await this.categories.rename(tx, id, name);
        const added = wanted.filter(({ id }) => !id).map(({ name }) => name);
        if (added.length) await this.categories.add(tx, added);
        const after = await this.categories.all(locale, tx);
        await recordAudit(tx, actor, {
          action: 'discussion.categories',
          target: 'discussion',
          before: before.map(({ name }) => name),
          after: after.map(({ name }) => name),
        });
        return after;
      })
      .catch(reason => {
        throw violatedUnique(reason) ? new ApiError('discussion.categoryTaken') : reason;
      });
  }
}
