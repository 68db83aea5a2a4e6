import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { problemCases, problems } from '../features/problem/problem.table';
import type { FileStore } from '../files/store';
import type { JudgeRequest } from '../judge/judge';

interface Unjudged {
  problemId: number;
  language: string;
  code: string;
}

/** A submission in the words of the judge: limits, and paths of the test data. */
export async function requestFor(database: Database, store: FileStore, { problemId, language, code }: Unjudged) {
  const [[problem], cases] = await Promise.all([
    database.select().from(problems).where(eq(problems.id, problemId)),
    database.select().from(problemCases).where(eq(problemCases.problemId, problemId)).orderBy(problemCases.number),
  ]);
  if (!problem) throw new Error(`problem ${problemId} is gone`);
  const request: JudgeRequest = {
    source: code,
    language,
    limits: problem,
    cases: cases.map(({ number, inputHash, answerHash, score }) => ({
      number,
      score,
      inputPath: store.pathOf(inputHash),
      answerPath: store.pathOf(answerHash),
    })),
    ignoreEndBlank: problem.ignoreEndBlank,
    stopAtFirstFailure: problem.judgeCaseMode === 'ergodic_without_error',
    judge: judgingSourceOf(problem),
  };
  return { request, problem };
}

/** What the author wrote to judge with; undefined where outputs are compared with answers. */
function judgingSourceOf({ judgeMode, spjCode, spjLanguage }: typeof problems.$inferSelect): JudgeRequest['judge'] {
  if (judgeMode === 'default') return undefined;
  return { mode: judgeMode, code: spjCode ?? '', language: spjLanguage === 'C' ? 'C' : 'C++' };
}
