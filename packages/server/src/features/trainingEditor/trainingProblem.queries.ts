import { problemVisibilities } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, ilike, inArray, max, or, type SQL, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { containing } from '../../database/containing';
import { problems } from '../problem/problem.table';
import { isPublic } from '../problem/problem.visibility';
import { editedRows } from '../problem/problemRows.queries';
import { trainingProblems } from '../training/training.table';

type Entry = typeof trainingProblems.$inferInsert;

/** The problems of a training, for those who choose them. */
@Injectable()
export class TrainingProblemQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** Problems of a training in their order; or the public ones that it does not have, newest first. */
  async page(tid: number, { keyword, isThere }: { keyword: string | undefined; isThere: boolean }, paging: Paging) {
    const word = keyword?.trim() ? containing(keyword.trim()) : undefined;
    const matches = and(
      isThere ? isIn(tid) : and(sql`not ${isIn(tid)}`, isPublic),
      word ? or(ilike(problems.title, word), ilike(problems.problemId, word)) : undefined,
    );
    const place = sql`(select (${trainingProblems.rank}, ${trainingProblems.id}) from ${trainingProblems} where ${ofProblem(tid)})`;
    const query = editedRows(this.db)
      .where(matches)
      .orderBy(isThere ? asc(place) : desc(problems.id));
    return withTotal(this.db, query, { table: problems, matches }, paging);
  }

  entries = (tid: number, problemIds: number[]) =>
    this.db
      .select()
      .from(trainingProblems)
      .where(and(eq(trainingProblems.trainingId, tid), inArray(trainingProblems.problemId, problemIds)));

  /** All of them, in their order. */
  inOrder = (tx: Executor, tid: number) =>
    tx.select().from(trainingProblems).where(eq(trainingProblems.trainingId, tid)).orderBy(trainingProblems.rank, trainingProblems.id);

  async find(tx: Executor, tid: number, problemId: number) {
    const [found] = await tx.select().from(trainingProblems).where(ofBoth(tid, problemId));
    return found;
  }

  async isPublic(tx: Executor, problemId: number) {
    const found = await tx
      .select({ id: problems.id })
      .from(problems)
      .where(and(eq(problems.id, problemId), isPublic));
    return found.length > 0;
  }

  /** A problem of a group that its members may read, by its display id. */
  async ofGroup(tx: Executor, displayId: string, groupId: number | null) {
    const { id, problemId, auth } = problems;
    const [found] = await tx
      .select({ id, problemId })
      .from(problems)
      .where(and(eq(problemId, displayId.toUpperCase()), eq(problems.groupId, groupId ?? 0), eq(auth, problemVisibilities.public)));
    return found;
  }

  async lastRank(tx: Executor, tid: number) {
    const [found] = await tx
      .select({ rank: max(trainingProblems.rank) })
      .from(trainingProblems)
      .where(eq(trainingProblems.trainingId, tid));
    return found?.rank ?? 0;
  }

  add = (tx: Executor, entry: Entry) => tx.insert(trainingProblems).values(entry);

  change = (tx: Executor, tid: number, problemId: number, change: Partial<Entry>) =>
    tx.update(trainingProblems).set(change).where(ofBoth(tid, problemId));

  /** Ranks from 1 on, in this order. */
  order = (tx: Executor, tid: number, problemIds: number[]) =>
    tx.execute(sql`
      update ${trainingProblems} set rank = wanted.rank
      from unnest(${sql.param(problemIds)}::integer[]) with ordinality as wanted(problem_id, rank)
      where training_id = ${tid} and ${trainingProblems}.problem_id = wanted.problem_id`);

  remove = (tx: Executor, tid: number, problemId: number) => tx.delete(trainingProblems).where(ofBoth(tid, problemId));
}

const ofBoth = (tid: number, problemId: number) => and(eq(trainingProblems.trainingId, tid), eq(trainingProblems.problemId, problemId));
const ofProblem = (tid: number): SQL | undefined => and(eq(trainingProblems.trainingId, tid), eq(trainingProblems.problemId, problems.id));
const isIn = (tid: number): SQL => sql`exists (select from ${trainingProblems} where ${ofProblem(tid)})`;
