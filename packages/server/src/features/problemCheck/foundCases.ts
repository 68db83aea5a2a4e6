import { ApiError, MOST_CASES } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { FileStore } from '../../files/store';
import { fullScoreOf, hasSubtasks } from '../../judge/modes/scoring';
import { type Actor, recordAudit } from '../audit/audit.queries';
import { readJudgingBounds } from '../problem/judgingBounds';
import { ProblemCache } from '../problem/problem.cache';
import { checkLengthInGroup, isScored, MOST_TEST_DATA_BYTES_OF_GROUP } from '../problem/problem.rules';
import type { problemCases } from '../problem/problem.table';
import { ProblemAccess } from '../problem/problemAccess';
import { ProblemQueries } from '../problem/problem.queries';
import { TestDataQueries } from '../testData/testData.queries';
import { asUploaded, type ChosenCase, namesOf } from '../testData/testData.rules';
import { ProblemCheckQueries } from './problemCheck.queries';

/** What stress has found becomes test data. */
@Injectable()
export class FoundCases {
  constructor(
    private readonly queries: ProblemCheckQueries,
    private readonly testData: TestDataQueries,
    private readonly problems: ProblemQueries,
    private readonly access: ProblemAccess,
    private readonly cache: ProblemCache,
    private readonly store: FileStore,
  ) {}

  /** Adds the smallest failing case behind the others. It joins the last subtask; without subtasks it has no points at first. */
  async add(pid: number, actor: Actor) {
    const wanted = { need: 'change', of: 'either' } as const;
    await this.access.edit(await this.problems.find(pid), actor.caller, wanted);
    const found = await this.smallest(pid);
    const [input, answer] = [await this.store.put(found.input), await this.store.put(found.answer)];
    const files = { inputHash: input.hash, inputBytes: input.bytes, outputHash: answer.hash, outputBytes: answer.bytes };
    const added = await this.queries.withProblemLock(pid, async tx => {
      const problem = await this.access.edit(await this.queries.lockProblem(tx, pid), actor.caller, { ...wanted, executor: tx });
      const present = await this.testData.cases(pid, tx);
      if (present.length >= MOST_CASES) throw new ApiError('testData.tooManyCases');
      const last = hasSubtasks(problem.judgeCaseMode) ? present.at(-1) : undefined;
      const made: ChosenCase = { ...freeNames(present), ...files, score: last?.score ?? 0, group: last?.groupNumber ?? undefined };
      const cases = [...present.map(chosen), made];
      const ioScore = isScored(problem) ? fullScoreOf(cases, problem.judgeCaseMode) : problem.ioScore;
      await this.testData.replace(tx, pid, cases, { ioScore, isUploadCase: problem.isUploadCase });
      if (problem.groupId !== null) checkLengthInGroup(await readJudgingBounds(tx), problem.timeLimitMs, cases.length);
      if (problem.groupId !== null && (await this.testData.bytesOfGroup(tx, problem.groupId)) > MOST_TEST_DATA_BYTES_OF_GROUP)
        throw new ApiError('testData.groupFull');
      const row = await this.outcome(pid, tx);
      if (row?.smallest?.input !== found.input || row.smallest.isAdded) throw new ApiError('problemCheck.nothingFound');
      await this.queries.setOutcome(tx, pid, 'stress', { ...row, smallest: { ...row.smallest, isAdded: true } });
      await recordAudit(tx, actor, { action: 'problemCheck.addCase', target: problem.problemId, after: { cases: cases.length } });
      return { input: made.input, output: made.output, score: made.score, groupNum: made.group ?? null, total: cases.length };
    });
    this.cache.forget();
    return added;
  }

  private async outcome(pid: number, executor?: Parameters<ProblemCheckQueries['checks']>[1]) {
    const rows = await this.queries.checks(pid, executor);
    return rows.find(({ check }) => check.kind === 'stress')?.check.outcome;
  }

  private async smallest(pid: number) {
    const found = (await this.outcome(pid))?.smallest;
    if (!found || found.isAdded) throw new ApiError('problemCheck.nothingFound');
    return found;
  }
}

type Case = typeof problemCases.$inferSelect;

const chosen = (row: Case): ChosenCase => ({ ...asUploaded(row), score: row.score, group: row.groupNumber ?? undefined });

/** The first number behind the cases whose names nobody has. */
function freeNames(present: readonly Case[]) {
  const taken = new Set(present.flatMap(each => [chosen(each).input, chosen(each).output]));
  for (let number = present.length + 1; ; number += 1) {
    const names = namesOf(number);
    if (!taken.has(names.input) && !taken.has(names.output)) return names;
  }
}
