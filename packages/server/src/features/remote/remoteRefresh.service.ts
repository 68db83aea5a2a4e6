import { ApiError, type contract, type RemoteField, remoteFields, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { siteNamed } from '../../remote/sites';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ProblemCache } from '../problem/problem.cache';
import { ProblemAccess } from '../problem/problemAccess';
import { ProblemEditorQueries } from '../problemEditor/problemEditor.queries';
import { RemoteProblems } from './remoteProblems';

type Api = typeof contract.remote;
type Problem = NonNullable<Awaited<ReturnType<ProblemEditorQueries['lock']>>>;
type Facts = Pick<
  Problem,
  'title' | 'timeLimitMs' | 'memoryLimitMb' | 'description' | 'input' | 'output' | 'hint' | 'examples' | 'stackLimitMb'
>;

const columnsOf = {
  title: ['title'],
  timeLimit: ['timeLimitMs'],
  memoryLimit: ['memoryLimitMb', 'stackLimitMb'],
  description: ['description'],
  input: ['input'],
  output: ['output'],
  hint: ['hint'],
  examples: ['examples'],
} as const satisfies Record<RemoteField, readonly (keyof Facts)[]>;

/** A picture has another address here than there. */
const comparable = (facts: Facts, field: RemoteField) =>
  String(facts[columnsOf[field][0]]).replaceAll(/!\[\]\([^()\s]{1,2000}\)/g, '![]()');

/** A problem that was imported, and its site has changed since. */
@Injectable()
export class RemoteRefreshService {
  constructor(
    private readonly problems: RemoteProblems,
    private readonly queries: ProblemEditorQueries,
    private readonly access: ProblemAccess,
    private readonly cache: ProblemCache,
  ) {}

  async compare({ pid }: ServerInput<Api['compareProblem']>, caller: Caller) {
    const stored = await this.queries.transaction(tx => this.editable(tx, pid, caller));
    const { columns } = await this.problems.read(targetOf(stored), caller);
    return remoteFields.flatMap(field => {
      const [here, there] = [comparable(stored, field), comparable(columns, field)];
      return here === there ? [] : [{ field, here, there }];
    });
  }

  async refresh({ pid, fields }: ServerInput<Api['refreshProblem']>, actor: Actor) {
    const stored = await this.queries.transaction(tx => this.editable(tx, pid, actor.caller));
    const target = targetOf(stored);
    const written = await this.problems.withOwnPictures(target, await this.problems.read(target, actor.caller), actor);
    const wanted = new Set<string>(fields.flatMap(field => columnsOf[field]));
    const changes: Partial<Facts> = Object.fromEntries(Object.entries(written).filter(([column]) => wanted.has(column)));
    await this.queries.transaction(async tx => {
      const before = await this.editable(tx, pid, actor.caller);
      await this.queries.change(tx, before, { ...changes, modifiedById: actor.caller.id });
      await recordAudit(tx, actor, { action: 'problem.refresh', target: before.problemId, after: { fields } });
    });
    this.cache.forget();
  }

  /** @throws ApiError when the problem is not there for the caller, or not the caller's to edit. */
  private editable = async (tx: Executor, pid: number, caller: Caller) =>
    this.access.edit(await this.queries.lock(tx, pid), caller, { need: 'change', of: 'site', executor: tx });
}

/** @throws ApiError when no other site judges the problem. */
function targetOf({ remoteOj, remoteTarget: target }: Problem) {
  const site = remoteOj ? siteNamed(remoteOj) : undefined;
  if (!site || target === null) throw new ApiError('remote.problemId');
  return { site, target };
}
