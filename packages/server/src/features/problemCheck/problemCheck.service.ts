import { ApiError, type contract, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type { Caller } from '../../access/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { consume, createLimiter } from '../../database/limiter';
import { languageNamed } from '../../judge/languages/registry';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { ProblemQueries } from '../problem/problem.queries';
import { ProblemAccess } from '../problem/problemAccess';
import { ProblemCheckQueries } from './problemCheck.queries';
import { type Checked, checkDigest, faultsOf, modelOf, samplesOf } from './problemCheck.rules';
import type { StressOrder } from './problemCheck.table';

type Api = typeof contract.problemCheck;

const HOUR_S = 3_600;
const MOST_SEED = 1_000_000_000;

@Injectable()
export class ProblemCheckService {
  private readonly runs;

  constructor(
    private readonly queries: ProblemCheckQueries,
    private readonly problems: ProblemQueries,
    private readonly access: ProblemAccess,
    @InjectDatabase() database: Database,
  ) {
    this.runs = createLimiter(database, 'problemCheck', { points: 120, perS: HOUR_S });
  }

  async state({ pid }: ServerInput<Api['state']>, caller: Caller) {
    await this.open(pid, caller, 'inspect');
    const [rows, checked] = await Promise.all([this.queries.checks(pid), this.queries.checked(pid)]);
    const checks = rows.map(({ check: { kind, stress, outcome, digest, checkedAt }, isWaiting }) => {
      const isStale = outcome !== null && digest !== checkDigest(kind, checked, stress);
      return { kind, isWaiting, isStale, checkedAt, stress, outcome };
    });
    return { programs: [...checked.programs], checks, faults: faultsOf(checked.solutions, checks) };
  }

  async setProgram({ pid, ...program }: ServerInput<Api['setProgram']>, actor: Actor) {
    const { problemId } = await this.open(pid, actor.caller, 'change');
    if (!languageNamed(program.language))
      throw new ApiError('input.invalid', `language: There is no language called ${JSON.stringify(program.language)}`);
    await this.queries.withProblemLock(pid, async tx => {
      await this.queries.setProgram(tx, { problemId: pid, ...program });
      await recordAudit(tx, actor, { action: 'problemCheck.setProgram', target: problemId, after: { role: program.role } });
    });
  }

  async removeProgram({ pid, role }: ServerInput<Api['removeProgram']>, actor: Actor) {
    const { problemId } = await this.open(pid, actor.caller, 'change');
    await this.queries.withProblemLock(pid, async tx => {
      if (!(await this.queries.removeProgram(tx, pid, role))) throw new ApiError('problemCheck.noProgram');
      await recordAudit(tx, actor, { action: 'problemCheck.removeProgram', target: problemId, after: { role } });
    });
  }

  async run({ pid, kind, ...wanted }: ServerInput<Api['run']>, caller: Caller) {
    const { remoteOj } = await this.open(pid, caller, 'change');
    if (remoteOj) throw new ApiError('submission.unsupported');
    await consume(this.runs, String(caller.id), 'server.tooMany');
    await this.queries.withProblemLock(pid, async tx => {
      const [rows, checked] = [await this.queries.checks(pid, tx), await this.queries.checked(pid, tx)];
      if (rows.some(({ check, isWaiting }) => check.kind === kind && isWaiting)) throw new ApiError('problemCheck.running');
      const stress = kind === 'stress' ? stressOf(checked, wanted) : null;
      if (kind === 'validator') checkValidator(checked);
      if (kind === 'samples') checkSampled(checked);
      await this.queries.start(tx, { problemId: pid, kind, stress }, caller.id);
    });
  }

  private open = async (pid: number, caller: Caller, need: 'inspect' | 'change') =>
    this.access.edit(await this.problems.find(pid), caller, { need, of: 'either' });
}

const has = ({ programs }: Checked, role: string) => programs.some(each => each.role === role);

function checkValidator(checked: Checked) {
  if (!has(checked, 'validator')) throw new ApiError('problemCheck.noProgram');
  if (!checked.cases.length) throw new ApiError('testData.none');
}

function checkSampled(checked: Checked) {
  if (!samplesOf(checked.problem).length) throw new ApiError('problemCheck.noSamples');
  if (!modelOf(checked.solutions) && !has(checked, 'validator')) throw new ApiError('problemCheck.noSolution');
}

/** @throws ApiError when a program is missing. */
function stressOf(
  checked: Checked,
  { solutionId, bruteForceId, args, rounds }: Omit<ServerInput<Api['run']>, 'pid' | 'kind'>,
): StressOrder {
  if (!has(checked, 'generator')) throw new ApiError('problemCheck.noProgram');
  const isThere = (id: number | undefined) => checked.solutions.some(solution => solution.id === id);
  const isInteractive = checked.problem.judgeMode === 'interactive';
  if (!solutionId || !isThere(solutionId) || (!isInteractive && !isThere(bruteForceId)) || solutionId === bruteForceId)
    throw new ApiError('problemCheck.noSolution');
  return { solutionId, bruteForceId: isInteractive ? null : (bruteForceId ?? null), args, rounds, firstSeed: randomInt(1, MOST_SEED) };
}
