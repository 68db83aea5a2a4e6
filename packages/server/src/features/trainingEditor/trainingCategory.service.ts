import { ApiError, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { unlessTaken } from '../../database/unlessTaken';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { TrainingEditorQueries } from './trainingEditor.queries';

type Api = typeof contract.trainingEditor;
type Draft = InputFor<Api['addCategory']>;

const MOST_CATEGORIES = 100;

/** Categories of the trainings of the site. */
@Injectable()
export class TrainingCategoryService {
  constructor(private readonly queries: TrainingEditorQueries) {}

  /** @throws ApiError when the site has no such category. */
  async found(tx: Executor, id: number) {
    const category = await this.queries.category(tx, id);
    if (!category) throw new ApiError('training.categoryNotFound');
    return category;
  }

  async made(tx: Executor, draft: Draft, actor: Actor) {
    if ((await this.queries.countCategories(tx)) >= MOST_CATEGORIES) throw new ApiError('training.categoriesFull');
    const category = await unlessTaken('training.categoryTaken', this.queries.addCategory(tx, draft));
    await recordAudit(tx, actor, { action: 'training.addCategory', target: category.name, after: category });
    return category;
  }

  add = (draft: Draft, actor: Actor) => this.queries.transaction(tx => this.made(tx, draft, actor));

  change({ id, ...draft }: InputFor<Api['changeCategory']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const before = await this.found(tx, id);
      await unlessTaken('training.categoryTaken', this.queries.changeCategory(tx, id, draft));
      await recordAudit(tx, actor, { action: 'training.changeCategory', target: before.name, before, after: draft });
    });
  }

  remove({ cid }: InputFor<Api['removeCategory']>, actor: Actor) {
    return this.queries.transaction(async tx => {
      const before = await this.found(tx, cid);
      if (await this.queries.isCategoryUsed(tx, cid)) throw new ApiError('training.categoryUsed');
      await this.queries.removeCategory(tx, cid);
      await recordAudit(tx, actor, { action: 'training.removeCategory', target: before.name, before });
    });
  }
}
