import { Injectable } from '@nestjs/common';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import type { SiteCode } from '../../remote/adapter';
import { problems, problemTags, tags } from '../problem/problem.table';

/** Problems of other sites. */
@Injectable()
export class RemoteProblemQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Finds a problem of another site that was added to this site, or to a group. */
  async find(remoteOj: SiteCode, remoteTarget: string, gid?: number) {
    const place = gid === undefined ? isNull(problems.groupId) : eq(problems.groupId, gid);
    const [found] = await this.db
      .select({ id: problems.id, problemId: problems.problemId })
      .from(problems)
      .where(and(eq(problems.remoteOj, remoteOj), eq(problems.remoteTarget, remoteTarget), place));
    return found;
  }

  /** Tags of the site; those that are new are made. */
  async tag(tx: Executor, problemId: number, oj: SiteCode, names: readonly string[]) {
    await tx
      .insert(tags)
      .values(names.map(name => ({ name, oj })))
      .onConflictDoNothing();
    const found = await tx
      .select({ tagId: tags.id })
      .from(tags)
      .where(and(eq(tags.oj, oj), isNull(tags.groupId), inArray(tags.name, [...names])));
    await tx.insert(problemTags).values(found.map(({ tagId }) => ({ problemId, tagId })));
  }
}
