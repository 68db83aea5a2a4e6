import { Injectable } from '@nestjs/common';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { problemCases, problems } from '../problem/problem.table';
import { asUploaded, type ChosenCase } from './testData.rules';
import { type UploadedCase, testDataUploads } from './testData.table';

@Injectable()
export class TestDataQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async keepUpload(handle: string, userId: number, cases: UploadedCase[]) {
    await this.db.insert(testDataUploads).values({ handle, userId, cases });
  }

  async upload(handle: string, userId: number) {
    const own = and(eq(testDataUploads.handle, handle), eq(testDataUploads.userId, userId));
    const [found] = await this.db.select({ cases: testDataUploads.cases }).from(testDataUploads).where(own);
    return found?.cases;
  }

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  /** Replaces the test data of a problem, for every judging that starts from now on. Answers the new version. */
  async replace(
    tx: Executor,
    problemId: number,
    cases: readonly ChosenCase[],
    change: { ioScore: number | null; isUploadCase: boolean },
  ): Promise<number> {
    const [changed] = await tx
      .update(problems)
      .set({ ...change, caseVersion: sql`${problems.caseVersion} + 1`, modifiedAt: sql`now()` })
      .where(eq(problems.id, problemId))
      .returning({ caseVersion: problems.caseVersion });
    await tx.delete(problemCases).where(eq(problemCases.problemId, problemId));
    await tx.insert(problemCases).values(
      cases.map(({ input, output, group, outputHash, outputBytes, ...rest }, index) => ({
        ...rest,
        problemId,
        number: index + 1,
        inputName: input,
        answerName: output,
        answerHash: outputHash,
        answerBytes: outputBytes,
        groupNumber: group,
      })),
    );
    return changed?.caseVersion ?? 0;
  }

  /** How much test data the problems of a group have. */
  async bytesOfGroup(tx: Executor, groupId: number) {
    const [found] = await tx
      .select({ bytes: sql<number>`coalesce(sum(${problemCases.inputBytes} + ${problemCases.answerBytes}), 0)::float8` })
      .from(problemCases)
      .innerJoin(problems, eq(problems.id, problemCases.problemId))
      .where(eq(problems.groupId, groupId));
    return found?.bytes ?? 0;
  }

  /** The cases of a problem as if they had been uploaded a moment ago. */
  async present(problemId: number): Promise<UploadedCase[]> {
    return (await this.cases(problemId)).map(asUploaded);
  }

  cases = (problemId: number, executor: Executor = this.db) =>
    executor.select().from(problemCases).where(eq(problemCases.problemId, problemId)).orderBy(asc(problemCases.number));
}
