import { Injectable } from '@nestjs/common';
import { and, asc, eq, ilike, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { groups } from '../group/group.table';
import { containing } from '../../database/containing';
import { problems } from '../problem/problem.table';
import { editedRows } from '../problem/problemRows.queries';
import { submissions } from '../submission/submission.table';

const isEnabled = and(eq(groups.status, 0), isNull(groups.disbandedAt));
const fact = { id: groups.id, name: groups.name, ownerId: groups.ownerId };

/** Problems of groups on their way to everybody. Those of disabled and disbanded groups are not there. */
@Injectable()
export class ApplyPublicQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** A page of requests, ordered by progress, then by group. */
  page({ keyword, gid }: { keyword: string | undefined; gid: number | undefined }, paging: Paging) {
    const word = keyword?.trim() ? containing(keyword.trim()) : undefined;
    const { applyPublicProgress, originGroupId, title, problemId, id } = problems;
    const matches = and(
      isNotNull(applyPublicProgress),
      inArray(originGroupId, this.db.select({ id: groups.id }).from(groups).where(isEnabled)),
      gid ? eq(originGroupId, gid) : undefined,
      word ? or(ilike(title, word), ilike(problemId, word)) : undefined,
    );
    const query = editedRows(this.db).where(matches).orderBy(asc(applyPublicProgress), asc(originGroupId), asc(id));
    return withTotal(this.db, query, { table: problems, ...(matches && { matches }) }, paging);
  }

  /** Those of these groups that are enabled. */
  groups(ids: number[], executor: Executor = this.db) {
    return ids.length
      ? executor
          .select(fact)
          .from(groups)
          .where(and(inArray(groups.id, ids), isEnabled))
      : [];
  }

  /** Shown in the group, not to everybody: whoever shared code there did not mean the site. */
  unshareCodes = (tx: Executor, problemId: number) =>
    tx
      .update(submissions)
      .set({ share: false })
      .where(and(eq(submissions.problemId, problemId), eq(submissions.share, true)));

  /** Whether the site has the same problem of another site. */
  async isOfSite(tx: Executor, { remoteOj, remoteTarget }: Pick<typeof problems.$inferSelect, 'remoteOj' | 'remoteTarget'>) {
    if (remoteOj === null || remoteTarget === null) return false;
    const same = and(eq(problems.remoteOj, remoteOj), eq(problems.remoteTarget, remoteTarget), isNull(problems.groupId));
    return (await tx.$count(problems, same)) > 0;
  }
}
