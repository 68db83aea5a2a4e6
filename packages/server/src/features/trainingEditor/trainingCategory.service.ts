import { ApiError, type contract } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkGroupPowers, GroupScopes } from '../../access/groupScope';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { unlessTaken } from '../../database/unlessTaken';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { TrainingEditorQueries } from './trainingEditor.queries';

type Api = typeof contract.trainingEditor;
type Draft = InputFor<Api['addCategory']>;

const MOST_CATEGORIES = 100;

/** Categories of trainings: of the site, or of one group. A group has its own and those of the site to choose from. */
@Injectable()
export class TrainingCategoryService {
  constructor(
    private readonly queries: TrainingEditorQueries,
    private readonly groups: GroupScopes,
  ) {}

  /** @throws ApiError when a training there cannot have this category. */
  async chosen(tx: Executor, id: number, place: number | null) {
    const category = await this.queries.category(tx, id);
    if (!category || (category.gid !== null && category.gid !== place)) throw new ApiError('training.categoryNotFound');
    return category;
  }

  async made(tx: Executor, draft: Draft, { actor, place }: { actor: Actor; place: number | null }) {
    if ((await this.queries.countCategories(tx, place)) >= MOST_CATEGORIES) throw new ApiError('training.categoriesFull');
    const category = await unlessTaken('training.categoryTaken', this.queries.addCategory(tx, { ...draft, groupId: place }));
    await recordAudit(tx, actor, { action: 'training.addCategory', target: category.name, after: category });
    return category;
  }

  /** @param place the group; null: the site. */
  add = ({ name, color }: Draft, actor: Actor, place: number | null = null) =>
    this.queries.transaction(tx => this.made(tx, { name, color }, { actor, place }));

  change({ id, ...draft }: InputFor<Api['changeCategory']>, actor: Actor, of: 'site' | 'group') {
    return this.queries.transaction(async tx => {
      const before = await this.managed(tx, id, { actor, of });
      await unlessTaken('training.categoryTaken', this.queries.changeCategory(tx, id, draft));
      await recordAudit(tx, actor, { action: 'training.changeCategory', target: before.name, before, after: draft });
    });
  }

  remove({ cid }: InputFor<Api['removeCategory']>, actor: Actor, of: 'site' | 'group') {
    return this.queries.transaction(async tx => {
      const before = await this.managed(tx, cid, { actor, of });
      if (await this.queries.isCategoryUsed(tx, cid)) throw new ApiError('training.categoryUsed');
      await this.queries.removeCategory(tx, cid);
      await recordAudit(tx, actor, { action: 'training.removeCategory', target: before.name, before });
    });
  }

  /** Opens a category for a change. The group of a category is that of its row, whatever a call says. */
  private async managed(tx: Executor, id: number, { actor: { caller }, of }: { actor: Actor; of: 'site' | 'group' }) {
    const category = await this.queries.category(tx, id);
    if (!category || (category.gid === null) !== (of === 'site')) throw new ApiError('training.categoryNotFound');
    const group = await this.groups.openOf('training.categoryNotFound', { groupId: category.gid }, caller, tx);
    if (group) checkGroupPowers(group, 'manage');
    return category;
  }
}
