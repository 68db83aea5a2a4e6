import type { LanguageSetting } from '@oj/contract';
import { eq } from 'drizzle-orm';
import type { Database } from '../database/database';
import { judgedProblem } from '../features/problem/judgedProblem.queries';
import { readJudgingBounds } from '../features/problem/judgingBounds';
import { limitsFor, readLanguageSettings } from '../features/problem/languageSettings';
import { judgingDigest } from '../features/problem/judgingDigest';
import { problems } from '../features/problem/problem.table';
import { isScored, judgingSourceOf } from '../features/problem/problem.rules';
import type { RunOrder } from '../features/customTest/customTest.table';
import type { TestFiles } from '../files/testFiles';
import type { JudgeRequest, TryOutRequest } from '../judge/judge';

type Problem = typeof problems.$inferSelect;
type ProgramRequest = Omit<TryOutRequest, 'input' | 'expected'>;

interface Unjudged {
  problemId: number;
  language: string;
  code: string;
}

/** A submission in the words of the judge: limits, and paths of the test data. */
export async function requestFor(database: Database, files: TestFiles, { problemId, ...program }: Unjudged, signal?: AbortSignal) {
  const [{ problem, cases }, set, { mostJudgingSeconds }] = await Promise.all([
    readProblem(database, problemId),
    readLanguageSettings(database),
    readJudgingBounds(database),
  ]);
  const scored = isScored(problem);
  const request: JudgeRequest = {
    ...programRequestFor(problem, program, set),
    type: scored ? 'oi' : 'acm',
    caseMode: problem.judgeCaseMode,
    fullScore: (scored && problem.ioScore) || undefined,
    mostMs: mostJudgingSeconds * 1000,
    cases: await Promise.all(
      cases.map(async ({ number, inputHash, answerHash, score, groupNumber }) => ({
        number,
        score,
        group: groupNumber ?? undefined,
        inputPath: await files.pathOf(inputHash, signal),
        answerPath: await files.pathOf(answerHash, signal),
      })),
    ),
  };
  return { request, problem, digest: judgingDigest(problem, cases) };
}

/** A problem and its cases as they are at one moment, whoever is changing them. */
const readProblem = (database: Database, problemId: number) =>
  database.transaction(tx => judgedProblem(tx, problemId), { isolationLevel: 'repeatable read', accessMode: 'read only' });

/** An online test in the words of the judge. */
export async function tryOutRequestFor(database: Database, { problemId, expected, input, ...program }: RunOrder): Promise<TryOutRequest> {
  const [problem] = await database.select().from(problems).where(eq(problems.id, problemId));
  if (!problem) throw new Error(`problem ${problemId} is gone`);
  const set = await readLanguageSettings(database);
  return { ...programRequestFor(problem, program, set), input, expected: expected ?? undefined };
}

/** A program in the words of the judge, but for what it is run on. */
export function programRequestFor(
  problem: Problem,
  { language, code }: Omit<Unjudged, 'problemId'>,
  set: readonly LanguageSetting[],
): ProgramRequest {
  const { isFileIo, ioReadFileName, ioWriteFileName } = problem;
  return {
    source: code,
    language,
    limits: limitsFor(set, language, problem),
    ignoreEndBlank: problem.ignoreEndBlank,
    files: problem.userExtraFile ?? undefined,
    fileIo: isFileIo ? { read: ioReadFileName ?? '', write: ioWriteFileName ?? '' } : undefined,
    judge: judgingSourceOf(problem),
  };
}
