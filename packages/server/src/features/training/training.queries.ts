import { type contract, type ServerInput, Status } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, count, eq, ilike, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Locale } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { translated } from '../../database/translated';
import { users } from '../account/account.table';
import { ofGroup } from '../group/groupThings.sql';
import { containing } from '../../database/containing';
import { problemCounts, problems } from '../problem/problem.table';
import { userProblems } from '../problem/problem.table';
import { category, isListed, isShown, isRegistered, isSolvedBy, isTaken, trainingRow } from './training.sql';
import { trainingCategories, trainingProblems, trainingRegistrations, trainings } from './training.table';

type Filter = Pick<ServerInput<typeof contract.training.list>, 'keyword' | 'categoryId' | 'auth'>;

const { id, authorId, groupId, auth, visible } = trainings;

const named = { problemId: problems.id, displayId: trainingProblems.displayId, publicId: problems.problemId, gid: problems.groupId };
const entry = { ...named, text: trainingProblems.text };
const inOrder = [asc(trainingProblems.rank), asc(trainingProblems.id)];
const inThisOrder = sql.join(inOrder, sql`, `);

/** `isTaken`: a contest has it at present. */
export type CalledProblem = [problemId: number, displayId: string, isTaken: boolean];

/** A problem as a table of a training heads its column with it. */
export interface TitledProblem {
  pid: number;
  /** Its display id there. */
  problemId: string;
  publicId: string;
  gid: number | null;
  title: string;
  /** A contest has it at present. */
  isTaken: boolean;
}

const scopeOf = (executor: Executor) =>
  executor
    .select({ training: { id, authorId, groupId, auth, visible }, isRegistered: isRegistered(sql.placeholder('userId')) })
    .from(trainings)
    .where(eq(id, sql.placeholder('tid')))
    .prepare('training_scope');

@Injectable()
export class TrainingQueries {
  private readonly scopes;
  private readonly called;
  private readonly titled;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.scopes = scopeOf(db);
    const isSolved = isSolvedBy(sql.placeholder('solverId'));
    const pair = sql`json_build_array(${problems.id}, ${trainingProblems.displayId}, ${isTaken})`;
    this.called = db
      .select({ tid: trainingProblems.trainingId, pairs: sql<CalledProblem[]>`json_agg(${pair} order by ${inThisOrder})` })
      .from(trainingProblems)
      .innerJoin(trainings, eq(id, trainingProblems.trainingId))
      .innerJoin(problems, eq(problems.id, trainingProblems.problemId))
      .where(and(sql`${trainingProblems.trainingId} = any(${sql.placeholder('tids')}::integer[])`, or(isShown, and(isTaken, isSolved))))
      .groupBy(trainingProblems.trainingId)
      .prepare('training_display_ids');
    const forAll = sql`${sql.placeholder('forAll')}::boolean`;
    const title = translated(problems.title, problems.translations, sql.placeholder('locale'), 'title');
    const titled = sql`json_build_object('pid', ${problems.id}, 'problemId', ${trainingProblems.displayId},
      'publicId', ${problems.problemId}, 'gid', ${problems.groupId}, 'title', ${title}, 'isTaken', ${isTaken})`;
    this.titled = db
      .select({ text: sql<string | null>`json_agg(${titled} order by ${inThisOrder})::text` })
      .from(trainingProblems)
      .innerJoin(trainings, eq(id, trainingProblems.trainingId))
      .innerJoin(problems, eq(problems.id, trainingProblems.problemId))
      .where(and(eq(trainingProblems.trainingId, sql.placeholder('tid')), or(isShown, and(isTaken, or(forAll, isSolved)))))
      .prepare('training_titled_problems');
  }

  transaction = <Result>(work: (tx: Executor) => Promise<Result>) => this.db.transaction(work);

  /** What decides who may do what in a training. */
  async scope(tid: number, userId: number | undefined, executor?: Executor) {
    const [found] = await (executor ? scopeOf(executor) : this.scopes).execute({ tid, userId: userId ?? 0 });
    return found;
  }

  async page({ keyword, categoryId, auth: wanted }: Filter, paging: Paging, place: number | null) {
    const word = keyword?.trim() ? containing(keyword.trim()) : undefined;
    const byAuthor = sql`exists (select from ${users} where ${users.id} = ${authorId} and ${users.username} ilike ${word})`;
    const matches = and(
      isListed(place),
      categoryId === undefined ? undefined : eq(trainings.categoryId, categoryId),
      wanted === undefined ? undefined : eq(auth, wanted),
      word === undefined ? undefined : or(ilike(trainings.title, word), byAuthor),
    );
    const query = this.rows().where(matches).orderBy(trainings.rank, id);
    return withTotal(this.db, query, { table: trainings, matches }, paging);
  }

  async row(tid: number) {
    const [found] = await this.rows().where(eq(id, tid));
    return found;
  }

  async description(tid: number) {
    const [found] = await this.db.select({ description: trainings.description }).from(trainings).where(eq(id, tid));
    return found?.description ?? '';
  }

  /** Number of problems that each training shows, and of those that a user has solved, by training. */
  async progress(tids: number[], userId: number | undefined) {
    if (!tids.length) return new Map();
    const solved = and(
      eq(userProblems.problemId, problems.id),
      eq(userProblems.userId, userId ?? 0),
      eq(userProblems.status, Status.accepted),
    );
    const rows = await this.db
      .select({ tid: trainingProblems.trainingId, problemCount: count(), acCount: count(userProblems.userId) })
      .from(trainingProblems)
      .innerJoin(trainings, eq(id, trainingProblems.trainingId))
      .innerJoin(problems, eq(problems.id, trainingProblems.problemId))
      .leftJoin(userProblems, solved)
      .where(and(inArray(trainingProblems.trainingId, tids), or(isShown, and(isTaken, isNotNull(userProblems.userId)))))
      .groupBy(trainingProblems.trainingId);
    return new Map(rows.map(({ tid, ...progress }) => [tid, progress]));
  }

  /** Categories for trainings of a group, or, when null, of the site. */
  categories = (place: number | null) =>
    this.db
      .select(category)
      .from(trainingCategories)
      .where(place === null ? ofGroup(trainingCategories, null) : or(ofGroup(trainingCategories, null), ofGroup(trainingCategories, place)))
      .orderBy(trainingCategories.id);

  /** Problems that a training shows, in their order. */
  entries = (tid: number) =>
    this.db
      .select(entry)
      .from(trainingProblems)
      .innerJoin(trainings, eq(id, trainingProblems.trainingId))
      .innerJoin(problems, eq(problems.id, trainingProblems.problemId))
      .where(and(eq(trainingProblems.trainingId, tid), isShown))
      .orderBy(...inOrder);

  /**
   * What the problems that trainings show are called there, by the number of the training, in their order.
   * @param solverId somebody for whom those that they have solved count, also while a contest has them
   */
  async displayIds(tids: readonly number[], solverId = 0): Promise<ReadonlyMap<number, readonly CalledProblem[]>> {
    const found = await this.called.execute({ tids: [...tids], solverId });
    return new Map(found.map(({ tid, pairs }) => [tid, pairs]));
  }

  /** The problems that it shows, and of those that a contest has at present all, or those that one has solved; in their order: JSON, an array of `TitledProblem`. */
  async titledProblems(tid: number, locale: Locale, taken: 'all' | { solverId: number }): Promise<string> {
    const whose = taken === 'all' ? { forAll: true, solverId: 0 } : { forAll: false, ...taken };
    const [found] = await this.titled.execute({ tid, locale, ...whose });
    return found?.text ?? '[]';
  }

  problems = (tid: number, locale: Locale) =>
    this.db
      .select({
        ...entry,
        title: translated(problems.title, problems.translations, locale, 'title'),
        difficulty: problems.difficulty,
        type: problems.type,
        ac: problemCounts.ac,
        total: problemCounts.total,
      })
      .from(trainingProblems)
      .innerJoin(trainings, eq(id, trainingProblems.trainingId))
      .innerJoin(problems, eq(problems.id, trainingProblems.problemId))
      .innerJoin(problemCounts, eq(problemCounts.problemId, problems.id))
      .where(and(eq(trainingProblems.trainingId, tid), isShown))
      .orderBy(...inOrder);

  async problemNamed(tid: number, displayId: string, executor: Executor = this.db) {
    const [found] = await executor
      .select(entry)
      .from(trainingProblems)
      .innerJoin(trainings, eq(id, trainingProblems.trainingId))
      .innerJoin(problems, eq(problems.id, trainingProblems.problemId))
      .where(and(eq(trainingProblems.trainingId, tid), eq(trainingProblems.displayId, displayId), isShown));
    return found;
  }

  /** The password hash as it is now; it stays until the transaction ends. */
  async passwordHash(tid: number, tx: Executor) {
    const [found] = await tx.select({ passwordHash: trainings.passwordHash }).from(trainings).where(eq(id, tid)).for('share');
    return found?.passwordHash ?? null;
  }

  /** False when the user takes part already. */
  async register(tx: Executor, trainingId: number, userId: number) {
    const added = await tx.insert(trainingRegistrations).values({ trainingId, userId }).onConflictDoNothing().returning();
    return added.length > 0;
  }

  private rows = () =>
    this.db
      .select(trainingRow)
      .from(trainings)
      .innerJoin(users, eq(users.id, authorId))
      .innerJoin(trainingCategories, eq(trainingCategories.id, trainings.categoryId));
}
