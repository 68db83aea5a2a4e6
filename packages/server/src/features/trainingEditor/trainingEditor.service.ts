import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkOwner, checkPowers, TrainingScopes } from '../../access/scope';
import type { InTraining } from '../../access/trainingScope';
import type { Caller } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { hashPassword, isPasswordRight } from '../account/passwords';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { differences } from '../audit/differences';
import { checkRoomIn } from '../group/groupRoom.queries';
import { trainings } from '../training/training.table';
import { TrainingCategoryService } from './trainingCategory.service';
import { TrainingEditorQueries } from './trainingEditor.queries';

type Api = typeof contract.trainingEditor;

@Injectable()
export class TrainingEditorService {
  constructor(
    private readonly queries: TrainingEditorQueries,
    private readonly categories: TrainingCategoryService,
    private readonly scopes: TrainingScopes,
  ) {}

  /** @param place the group; null: the site. */
  async list({ keyword, currentPage, limit }: InputFor<Api['list']>, caller: Caller, place: number | null = null) {
    const { records, total } = await this.queries.page(place, { keyword, caller }, { currentPage, limit });
    return toPage(records, total, { currentPage, limit });
  }

  async read({ training: { id }, caller }: InTraining) {
    const [row, stored] = await Promise.all([this.queries.row(id, caller), this.queries.find(id)]);
    const { description, passwordHash } = this.found(stored);
    const training = { ...this.found(row), description, privatePwd: '' as const, hasPassword: passwordHash !== null };
    const { categoryId, categoryName: name, categoryColor: color, gid } = training;
    return { training, trainingCategory: { id: categoryId, name, color, gid } };
  }

  /** @param place the group; null: the site. */
  async add({ training, trainingCategory }: InputFor<Api['add']>, { caller, context }: Actor, place: number | null = null) {
    const passwordHash = training.auth === 'Public' ? null : await hashPassword(training.privatePwd);
    return this.queries.transaction(async tx => {
      const columns = await this.columnsOf(tx, { training, trainingCategory }, { actor: { caller, context }, place });
      await checkRoomIn(tx, place, trainings, 'training.tooManyInGroup');
      const id = await this.queries.insert(tx, { ...columns, passwordHash, authorId: caller.id, groupId: place });
      await recordAudit(tx, { caller, context }, { action: 'training.add', target: String(id), after: columns });
      return { id };
    });
  }

  /** Changes a training. With a new password, everybody who entered with the old one must enter again. */
  async change({ training, trainingCategory }: InputFor<Api['change']>, actor: Actor, of: 'site' | 'group') {
    const { id } = training;
    const scoped = await this.scopes.training(id, actor.caller);
    checkOwner(scoped, of);
    checkPowers(scoped, 'manage');
    const present = this.found(await this.queries.find(id));
    const passwordHash = await newPasswordHash(training, present.passwordHash);
    await this.queries.transaction(async tx => {
      const before = this.found(await this.queries.lock(tx, id));
      if (before.passwordHash !== present.passwordHash) throw new ApiError('server.busy');
      const columns = await this.columnsOf(tx, { training, trainingCategory }, { actor, place: scoped.training.groupId });
      await this.queries.change(tx, id, { ...columns, passwordHash });
      const isPasswordNew = passwordHash !== null && passwordHash !== before.passwordHash;
      const dropped = isPasswordNew ? await this.queries.dropRegistrations(tx, id) : 0;
      const changes = differences(before, columns);
      const after = { ...changes.after, ...(isPasswordNew && { password: true, registrationsRemoved: dropped }) };
      await recordAudit(tx, actor, { action: 'training.change', target: String(id), before: changes.before, after });
    });
  }

  remove({ training: { id }, caller }: InTraining, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const before = this.found(await this.queries.lock(tx, id));
      await this.queries.remove(tx, id);
      await recordAudit(tx, { caller, context }, { action: 'training.remove', target: String(id), before });
    });
  }

  changeStatus({ status }: InputFor<Api['changeStatus']>, { training: { id }, caller }: InTraining, context: RequestContext) {
    return this.queries.transaction(async tx => {
      const { visible } = this.found(await this.queries.lock(tx, id));
      await this.queries.change(tx, id, { visible: status });
      const change = { before: { visible }, after: { visible: status } };
      await recordAudit(tx, { caller, context }, { action: 'training.changeStatus', target: String(id), ...change });
    });
  }

  private async columnsOf(
    tx: Executor,
    { training, trainingCategory }: Pick<InputFor<Api['add']>, 'training' | 'trainingCategory'>,
    { actor, place }: { actor: Actor; place: number | null },
  ) {
    const { title, description, rank, auth, status: visible } = training;
    const category =
      'id' in trainingCategory
        ? await this.categories.chosen(tx, trainingCategory.id, place)
        : await this.categories.made(tx, trainingCategory, { actor, place });
    return { title, description, rank, auth, visible, categoryId: category.id };
  }

  private found<Row>(row: Row | undefined): Row {
    if (!row) throw new ApiError('training.notFound');
    return row;
  }
}

/** The hash that stays or comes; a password that is given again stays as it is. */
async function newPasswordHash({ auth, privatePwd }: InputFor<Api['change']>['training'], present: string | null) {
  if (auth === 'Public') return null;
  if (!privatePwd && present === null) throw new ApiError('training.passwordRequired');
  if (!privatePwd || (present !== null && (await isPasswordRight(privatePwd, present)))) return present;
  return hashPassword(privatePwd);
}
