import { Injectable } from '@nestjs/common';
import { and, asc, eq, lt, sql } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { problemCases, problems } from '../problem/problem.table';
import { type ChosenCase } from './testData.rules';
import { type UploadedCase, testDataUploads } from './testData.table';

const UPLOAD_HOURS = 24;

@Injectable()
export class TestDataQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async keepUpload(handle: string, userId: number, cases: UploadedCase[]) {
    await this.db.delete(testDataUploads).where(lt(testDataUploads.uploadedAt, sql`now() - make_interval(hours => ${UPLOAD_HOURS})`));
    await this.db.insert(testDataUploads).values({ handle, userId, cases });
  }

  async upload(handle: string, userId: number) {
    const own = and(eq(testDataUploads.handle, handle), eq(testDataUploads.userId, userId));
    const [found] = await this.db.select({ cases: testDataUploads.cases }).from(testDataUploads).where(own);
    return found?.cases;
  }

  /** Replaces the test data of a problem, for every judging that starts from now on. Answers the new version. */
  replace = (problemId: number, cases: readonly ChosenCase[], ioScore: number | null) =>
    this.db.transaction(async tx => {
      const [changed] = await tx
        .update(problems)
        .set({ caseVersion: sql`${problems.caseVersion} + 1`, ioScore, modifiedAt: sql`now()` })
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
    });

  cases = (problemId: number) =>
    this.db.select().from(problemCases).where(eq(problemCases.problemId, problemId)).orderBy(asc(problemCases.number));
}
