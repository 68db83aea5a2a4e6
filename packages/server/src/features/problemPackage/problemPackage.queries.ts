import { Injectable } from '@nestjs/common';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Database, InjectDatabase } from '../../database/database';
import { problems } from '../problem/problem.table';
import { referenceSolutions } from '../referenceSolution/referenceSolution.table';
import { packageUploads } from './problemPackage.table';

type Upload = Pick<typeof packageUploads.$inferSelect, 'handle' | 'userId' | 'hash' | 'fileName'>;

@Injectable()
export class ProblemPackageQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  async keep(upload: Upload) {
    await this.db.insert(packageUploads).values(upload);
  }

  async find(handle: string, userId: number): Promise<Upload | undefined> {
    const own = and(eq(packageUploads.handle, handle), eq(packageUploads.userId, userId));
    const [found] = await this.db.select().from(packageUploads).where(own);
    return found;
  }

  /** Which of these display ids problems have. */
  async taken(displayIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (!displayIds.length) return new Set();
    const rows = await this.db
      .select({ problemId: problems.problemId })
      .from(problems)
      .where(inArray(problems.problemId, [...displayIds]));
    return new Set(rows.map(({ problemId }) => problemId));
  }

  solutionsOf = (problemId: number) =>
    this.db.select().from(referenceSolutions).where(eq(referenceSolutions.problemId, problemId)).orderBy(asc(referenceSolutions.id));
}
