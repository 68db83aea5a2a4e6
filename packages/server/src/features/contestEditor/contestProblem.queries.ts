import { Injectable } from '@nestjs/common';
import { problemVisibilities } from '@oj/contract';
import { and, asc, desc, eq, ilike, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { OwnedThing } from '../../access/groupPolicy';
import type { InContest } from '../../access/scope';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { contestProblems, contests } from '../contest/contest.table';
import { containing } from '../../database/containing';
import { isProblemAdmin } from '../problem/problem.rules';
import { problems } from '../problem/problem.table';
import { isPublic } from '../problem/problem.visibility';
import { editedRows, isTitledLike } from '../problem/problemRows.queries';

/** The user who adds problems, and the contest. */
type Picker = Pick<InContest, 'contest' | 'caller'>;

interface Wanted {
  keyword?: string | undefined;
  /** Lists the problems that this user can add, instead of those of the contest. */
  toAdd?: Picker | undefined;
}

/** The problems of a contest, for those who choose them. */
@Injectable()
export class ContestProblemQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Problems of a contest in the order that contestants see; or those that can be added, newest first. */
  async page(cid: number, { keyword, toAdd }: Wanted, paging: Paging) {
    const word = keyword?.trim() ? containing(keyword.trim()) : undefined;
    const matches = and(
      toAdd
        ? and(sql`not ${isIn(cid)}`, or(eq(problems.type, toAdd.contest.type), isNotNull(problems.remoteOj)), addableBy(toAdd))
        : isIn(cid),
      word ? or(isTitledLike(word), ilike(problems.problemId, word)) : undefined,
    );
    const place = sql`(select (length(${contestProblems.displayId}), ${contestProblems.displayId}) from ${contestProblems} where ${isOf(cid)})`;
    const query = editedRows(this.db)
      .where(matches)
      .orderBy(toAdd ? desc(problems.id) : asc(place));
    return withTotal(this.db, query, { table: problems, matches }, paging);
  }

  async find(cid: number, problemId: number, executor: Executor = this.db) {
    const [found] = await executor.select().from(contestProblems).where(ofBoth(cid, problemId));
    return found;
  }

  /** Whether the caller may put this problem into a contest. */
  async isAddable(tx: Executor, problemId: number, picker: Picker) {
    const found = await tx
      .select({ id: problems.id })
      .from(problems)
      .where(and(eq(problems.id, problemId), addableBy(picker)));
    return found.length > 0;
  }

  /** A problem of a group, by its display id. */
  async idInGroup(tx: Executor, displayId: string, groupId: number | null) {
    const [found] = await tx
      .select({ id: problems.id })
      .from(problems)
      .where(and(eq(problems.problemId, displayId.toUpperCase()), eq(problems.groupId, groupId ?? 0)));
    return found?.id;
  }

  /** Whether a problem is in a contest of this author, in the same group. */
  async isInContestOf(tx: Executor, problemId: number, { authorId, groupId }: OwnedThing) {
    const found = await tx
      .select({ id: contests.id })
      .from(contestProblems)
      .innerJoin(contests, eq(contests.id, contestProblems.contestId))
      .where(and(eq(contestProblems.problemId, problemId), eq(contests.authorId, authorId), eq(contests.groupId, groupId ?? 0)))
      .limit(1);
    return found.length > 0;
  }

  add = (tx: Executor, entry: typeof contestProblems.$inferInsert) => tx.insert(contestProblems).values(entry);

  change = (tx: Executor, cid: number, problemId: number, change: { displayId: string; displayTitle: string; color: string | null }) =>
    tx.update(contestProblems).set(change).where(ofBoth(cid, problemId));

  remove = (tx: Executor, cid: number, problemId: number) => tx.delete(contestProblems).where(ofBoth(cid, problemId));
}

const ofBoth = (cid: number, problemId: number) => and(eq(contestProblems.contestId, cid), eq(contestProblems.problemId, problemId));

/** The row of a problem in a contest. */
const isOf = (cid: number) => sql`${contestProblems.contestId} = ${cid} and ${contestProblems.problemId} = ${problems.id}`;

const isIn = (cid: number): SQL => sql`exists (select from ${contestProblems} where ${isOf(cid)})`;

/** Public problems; to a contest of the site also those that the caller may change, and those of the caller's other contests. */
function addableBy({ contest, caller }: Picker): SQL | undefined {
  if (contest.groupId !== null) return isPublic;
  if (isProblemAdmin(caller)) return isNull(problems.groupId);
  const inOwnContest = sql`exists (select from ${contestProblems} inner join ${contests} on ${contests.id} = ${contestProblems.contestId}
    where ${contestProblems.problemId} = ${problems.id} and ${contests.authorId} = ${caller.id})`;
  return and(isNull(problems.groupId), or(eq(problems.auth, problemVisibilities.public), eq(problems.authorId, caller.id), inOwnContest));
}
