import { ApiError, type contract, statementTexts, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { InTraining } from '../../access/trainingScope';
import type { Caller, Locale } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import type { InputFor } from '../../api/handles';
import { isSharedPasswordRight } from '../account/sharedPassword';
import { ProblemCache } from '../problem/problem.cache';
import { ProblemQueries } from '../problem/problem.queries';
import { problemOnWire } from '../problem/problem.wire';
import { Typesetter } from '../problem/typesetter';
import { noCounts } from '../problem/problem.rules';
import { TrainingQueries } from './training.queries';
import { TrainingLimits } from './trainingLimits';
import { TrainingPages } from './trainingPages';

type Api = typeof contract.training;
type Visited = InTraining<Caller | undefined>;

@Injectable()
export class TrainingService {
  constructor(
    private readonly queries: TrainingQueries,
    private readonly pages: TrainingPages,
    private readonly limits: TrainingLimits,
    private readonly problemRows: ProblemQueries,
    private readonly cache: ProblemCache,
    private readonly typesetter: Typesetter,
  ) {}

  /**
   * A training with its description. @throws ApiError when it is private and the caller is not logged in: visitors see only its row in the
   * list.
   */
  async detail({ training: { id, auth }, caller, isRegistered, powers }: Visited) {
    if (auth === 'Private' && !caller) throw new ApiError('login.required');
    const [row, description, progress] = await Promise.all([
      this.queries.row(id),
      this.queries.description(id),
      this.pages.progress([id], caller),
    ]);
    if (!row) throw new ApiError('training.notFound');
    const { read, submit, manage, refusal = null } = powers;
    return { ...row, ...progress(id), description, isRegistered, powers: { read, submit, manage, refusal } };
  }

  access = ({ powers }: InTraining) => ({ access: powers.read });

  async problems({ training, caller }: Visited, locale: Locale) {
    const entries = await this.queries.problems(training.id, locale);
    const ids = entries.map(({ problemId }) => problemId);
    const [tags, own] = await Promise.all([
      this.problemRows.tagsOf(ids, locale),
      caller && ids.length ? this.problemRows.standings(caller.id, ids) : [],
    ]);
    const statuses = new Map(own.map(({ problemId, status }) => [problemId, status]));
    return entries.map(({ problemId: pid, displayId: problemId, ...entry }) => {
      const myStatus = caller ? (statuses.get(pid) ?? Status.notSubmitted) : null;
      return { ...entry, pid, problemId, tags: tags.get(pid) ?? [], myStatus };
    });
  }

  async problemDetails({ displayId, typeset }: InputFor<Api['problemDetails']>, { training, caller }: Visited, locale: Locale) {
    const entry = await this.queries.problemNamed(training.id, displayId);
    const found = entry && (await this.cache.problem(entry.publicId, locale));
    if (!entry || !found) throw new ApiError('training.problemNotFound');
    const { row, tags, languages } = found;
    const [counts, own] = await Promise.all([
      this.problemRows.countsOf(row.id),
      caller ? this.problemRows.standings(caller.id, [row.id]) : [],
    ]);
    const problem = { ...problemOnWire(row, locale), problemId: entry.displayId };
    return {
      problem,
      publicId: entry.publicId,
      gid: entry.gid,
      ...(typeset && { typeset: await this.typesetter.setAll(problem, statementTexts) }),
      tags,
      languages,
      codeTemplate: row.codeTemplates,
      problemCount: { pid: row.id, ...(counts ?? noCounts) },
      myStatus: caller ? (own[0]?.status ?? Status.notSubmitted) : null,
    };
  }

  /** The password is looked at before the transaction, and must still be that of the training when the registration is stored. */
  async register(
    { password }: InputFor<Api['register']>,
    { training: { id, auth }, caller, isRegistered }: InTraining,
    { network }: RequestContext,
  ) {
    if (isRegistered) throw new ApiError('training.registered');
    const passwordHash = await this.queries.transaction(tx => this.queries.passwordHash(id, tx));
    if (auth === 'Private') await this.checkPassword(password, passwordHash, caller, network);
    await this.queries.transaction(async tx => {
      if ((await this.queries.passwordHash(id, tx)) !== passwordHash) throw new ApiError('training.passwordWrong');
      if (!(await this.queries.register(tx, id, caller.id))) throw new ApiError('training.registered');
    });
  }

  private async checkPassword(password: string, passwordHash: string | null, { id }: Caller, network: string) {
    if (!password) throw new ApiError('training.passwordRequired');
    await this.limits.countPassword(id, network);
    if (!(await isSharedPasswordRight(password, passwordHash ?? undefined, network))) throw new ApiError('training.passwordWrong');
    await this.limits.forgivePassword(id, network);
  }
}
