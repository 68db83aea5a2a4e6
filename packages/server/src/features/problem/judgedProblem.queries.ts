import { eq } from 'drizzle-orm';
import type { Executor } from '../../database/database';
import { problemCases, problems } from './problem.table';

/** A problem with its cases in order: what verdicts follow from. */
export async function judgedProblem(executor: Executor, problemId: number) {
  const [problem] = await executor.select().from(problems).where(eq(problems.id, problemId));
  if (!problem) throw new Error(`problem ${problemId} is gone`);
  const cases = await executor.select().from(problemCases).where(eq(problemCases.problemId, problemId)).orderBy(problemCases.number);
  return { problem, cases };
}
