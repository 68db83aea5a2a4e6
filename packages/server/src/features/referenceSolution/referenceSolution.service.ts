import { ApiError, type contract, MOST_REFERENCE_SOLUTIONS, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { languageNamed } from '../../judge/languages/registry';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ProblemQueries } from '../problem/problem.queries';
import { ProblemAccess } from '../problem/problemAccess';
import { ReferenceSolutionQueries } from './referenceSolution.queries';

type Api = typeof contract.referenceSolution;

const MOST_ROUNDS = 120;
const HOUR_S = 3_600;

@Injectable()
export class ReferenceSolutionService {
  private readonly rounds;

  constructor(
    private readonly queries: ReferenceSolutionQueries,
    private readonly problems: ProblemQueries,
    private readonly access: ProblemAccess,
    @InjectDatabase() database: Database,
  ) {
    this.rounds = createLimiter(database, 'referenceRounds', { points: MOST_ROUNDS, perS: HOUR_S });
  }

  async list({ pid }: ServerInput<Api['list']>, caller: Caller) {
    await this.open(pid, caller, 'inspect');
    const [rows, digest] = await Promise.all([this.queries.all(pid), this.queries.digest(pid)]);
    return rows.map(({ solution: { id, name, language, code, expected, run, dataDigest, judgedAt }, isWaiting }) => {
      const isStale = run !== null && dataDigest !== digest;
      return { id, name, language, code, expected, run, judgedAt, isWaiting, isStale };
    });
  }

  async add({ pid, ...draft }: ServerInput<Api['add']>, actor: Actor) {
    const { problemId } = await this.open(pid, actor.caller, 'change');
    checkLanguage(draft.language);
    return this.queries.withProblemLock(pid, async tx => {
      if ((await this.queries.all(pid, tx)).length >= MOST_REFERENCE_SOLUTIONS) throw new ApiError('referenceSolution.tooMany');
      await recordAudit(tx, actor, { action: 'referenceSolution.add', target: problemId, after: { name: draft.name } });
      return this.queries.add(tx, { ...draft, problemId: pid, authorId: actor.caller.id });
    });
  }

  async change({ pid, id, ...draft }: ServerInput<Api['change']>, actor: Actor) {
    const { problemId } = await this.open(pid, actor.caller, 'change');
    checkLanguage(draft.language);
    return this.queries.withProblemLock(pid, async tx => {
      if (!(await this.queries.change(tx, pid, id, draft))) throw new ApiError('referenceSolution.notFound');
      await recordAudit(tx, actor, { action: 'referenceSolution.change', target: problemId, after: { name: draft.name } });
    });
  }

  async remove({ pid, id }: ServerInput<Api['remove']>, actor: Actor) {
    const { problemId } = await this.open(pid, actor.caller, 'change');
    return this.queries.withProblemLock(pid, async tx => {
      if (!(await this.queries.remove(tx, pid, id))) throw new ApiError('referenceSolution.notFound');
      await recordAudit(tx, actor, { action: 'referenceSolution.remove', target: problemId });
    });
  }

  async run({ pid }: ServerInput<Api['run']>, caller: Caller) {
    const { remoteOj } = await this.open(pid, caller, 'change');
    if (remoteOj) throw new ApiError('submission.unsupported');
    await consume(this.rounds, String(caller.id), 'server.tooMany');
    const total = await this.queries.withProblemLock(pid, async tx => {
      const waiting = (await this.queries.all(pid, tx)).some(({ isWaiting }) => isWaiting);
      if (waiting) throw new ApiError('referenceSolution.running');
      return this.queries.enqueue(tx, pid, caller.id);
    });
    return { total };
  }

  private open = async (pid: number, caller: Caller, need: 'inspect' | 'change') =>
    this.access.edit(await this.problems.find(pid), caller, { need, of: 'either' });
}

function checkLanguage(language: string) {
  if (!languageNamed(language)) throw new ApiError('input.invalid', `language: There is no language called ${JSON.stringify(language)}`);
}
