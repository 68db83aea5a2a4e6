import { ApiError, type contract, toPage } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { checkPowers, TrainingScopes } from '../../access/scope';
import { type InTraining, managesTraining } from '../../access/trainingScope';
import type { Caller, RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import type { Executor } from '../../database/database';
import { hashPassword, isPasswordRight } from '../account/passwords';
import { recordAudit } from '../audit/audit.queries';
import { differences } from '../audit/differences';
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

  async list({ keyword, currentPage, limit }: InputFor<Api['list']>, caller: Caller) {
    const { records, total } = await this.queries.page(keyword, { currentPage, limit });
    const rows = records.map(record => ({ ...record, mayEdit: managesTraining(caller, record) }));
    return toPage(rows, total, { currentPage, limit });
  }

  async read({ training: { id } }: InTraining) {
    const [row, stored] = await Promise.all([this.queries.row(id), this.queries.find(id)]);
    const { description, passwordHash } = this.found(stored);
    const training = { ...this.found(row), mayEdit: true, description, privatePwd: '' as const, hasPassword: passwordHash !== null };
    const { categoryId, categoryName: name, categoryColor: color, gid } = training;
    return { training, trainingCategory: { id: categoryId, name, color, gid } };
  }

  async add({ training, trainingCategory }: InputFor<Api['add']>, caller: Caller, context: RequestContext) {
    const passwordHash = training.auth === 'Public' ? null : await hashPassword(training.privatePwd);
    return this.queries.transaction(async tx => {
      const columns = await this.columnsOf(tx, { training, trainingCategory }, { caller, context });
      const id = await this.queries.insert(tx, { ...columns, passwordHash, authorId: caller.id });
      await recordAudit(tx, { caller, context }, { action: 'training.add', target: String(id), after: columns });
      return { id };
    });
  }

  /** Whoever came in with the password before must come in with the new one. */
  async change({ training, trainingCategory }: InputFor<Api['change']>, caller: Caller, context: RequestContext) {
    const { id } = training;
    checkPowers(await this.scopes.training(id, caller), 'manage');
    const present = this.found(await this.queries.find(id));
    const passwordHash = await newPasswordHash(training, present.passwordHash);
    await this.queries.transaction(async tx => {
      const before = this.found(await this.queries.lock(tx, id));
      if (before.passwordHash !== present.passwordHash) throw new ApiError('server.busy');
      const columns = await this.columnsOf(tx, { training, trainingCategory }, { caller, context });
      await this.queries.change(tx, id, { ...columns, passwordHash });
      const isPasswordNew = passwordHash !== null && passwordHash !== before.passwordHash;
      const dropped = isPasswordNew ? await this.queries.dropRegistrations(tx, id) : 0;
      const changes = differences(before, columns);
      const after = { ...changes.after, ...(isPasswordNew && { password: true, registrationsRemoved: dropped }) };
      await recordAudit(tx, { caller, context }, { action: 'training.change', target: String(id), before: changes.before, after });
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
    actor: { caller: Caller; context: RequestContext },
  ) {
    const { title, description, rank, auth, status: visible } = training;
    const category =
      'id' in trainingCategory
        ? await this.categories.found(tx, trainingCategory.id)
        : await this.categories.made(tx, trainingCategory, actor);
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
