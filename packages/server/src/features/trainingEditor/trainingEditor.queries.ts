import { Injectable } from '@nestjs/common';
import { and, eq, ilike, or, sql } from 'drizzle-orm';
import { trainingManagement } from '../../access/trainingScope';
import type { Caller } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { lockUntilCommit } from '../../database/locks';
import { type Paging, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { managedThings, ofGroup } from '../group/groupThings.sql';
import { containing } from '../../database/containing';
import { category, trainingRow } from '../training/training.sql';
import { trainingCategories, trainingProblems, trainingRegistrations, trainings } from '../training/training.table';

type Columns = typeof trainings.$inferInsert;
type Category = Pick<typeof trainingCategories.$inferInsert, 'name' | 'color'>;

const editedTraining = {
  ...trainingRow,
  status: trainings.visible,
  gmtCreate: trainings.createdAt,
  problemCount: sql<number>`(select count(*)::integer from ${trainingProblems} where ${trainingProblems.trainingId} = ${trainings.id})`,
};

/** The trainings that its caller manages say so. */
const rowFor = (caller: Caller) => ({
  ...editedTraining,
  mayEdit: sql<boolean>`${managedThings(trainings, caller, trainingManagement) ?? sql`true`}`,
});

@Injectable()
export class TrainingEditorQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  async page(place: number | null, { keyword, caller }: { keyword: string | undefined; caller: Caller }, paging: Paging) {
    const word = keyword?.trim();
    const isNumber = sql`${word} in (${trainings.id}::text, ${trainings.rank}::text)`;
    const matches = and(ofGroup(trainings, place), word ? or(ilike(trainings.title, containing(word)), isNumber) : undefined);
    const query = this.rows(caller).where(matches).orderBy(trainings.rank, trainings.id);
    return withTotal(this.db, query, { table: trainings, matches }, paging);
  }

  async row(tid: number, caller: Caller) {
    const [found] = await this.rows(caller).where(eq(trainings.id, tid));
    return found;
  }

  async find(tid: number) {
    const [found] = await this.db.select().from(trainings).where(eq(trainings.id, tid));
    return found;
  }

  /** Locked until the transaction ends: nobody registers meanwhile. */
  async lock(tx: Executor, tid: number) {
    const [found] = await tx.select().from(trainings).where(eq(trainings.id, tid)).for('update');
    return found;
  }

  async insert(tx: Executor, columns: Columns) {
    const [made] = await tx.insert(trainings).values(columns).returning({ id: trainings.id });
    if (!made) throw new Error('the training was not stored');
    return made.id;
  }

  change = (tx: Executor, tid: number, columns: Partial<Columns>) =>
    tx
      .update(trainings)
      .set({ ...columns, modifiedAt: sql`now()` })
      .where(eq(trainings.id, tid));

  remove = (tx: Executor, tid: number) => tx.delete(trainings).where(eq(trainings.id, tid));

  /** Answers how many there were. */
  async dropRegistrations(tx: Executor, tid: number) {
    const dropped = await tx.delete(trainingRegistrations).where(eq(trainingRegistrations.trainingId, tid));
    return dropped.rowCount ?? 0;
  }

  /** Locks a category until the transaction ends. */
  async category(tx: Executor, id: number) {
    const [found] = await tx.select(category).from(trainingCategories).where(eq(trainingCategories.id, id)).for('update');
    return found;
  }

  /** Counts categories, and locks them until the commit, so that two additions cannot both pass the limit. */
  async countCategories(tx: Executor, place: number | null) {
    await lockUntilCommit(tx, 'trainingCategory');
    return tx.$count(trainingCategories, ofGroup(trainingCategories, place));
  }

  async addCategory(tx: Executor, draft: Category & { groupId: number | null }) {
    const [made] = await tx.insert(trainingCategories).values(draft).returning(category);
    if (!made) throw new Error('the category was not stored');
    return made;
  }

  changeCategory = (tx: Executor, id: number, draft: Category) =>
    tx.update(trainingCategories).set(draft).where(eq(trainingCategories.id, id));

  removeCategory = (tx: Executor, id: number) => tx.delete(trainingCategories).where(eq(trainingCategories.id, id));

  async isCategoryUsed(tx: Executor, id: number) {
    const found = await tx.select({ id: trainings.id }).from(trainings).where(eq(trainings.categoryId, id)).limit(1);
    return found.length > 0;
  }

  private rows = (caller: Caller) =>
    this.db
      .select(rowFor(caller))
      .from(trainings)
      .innerJoin(users, eq(users.id, trainings.authorId))
      .innerJoin(trainingCategories, eq(trainingCategories.id, trainings.categoryId));
}
