import { Injectable } from '@nestjs/common';
import { and, desc, eq, ilike, inArray, isNull, or, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { usernameKeyOf } from '../account/account.rules';
import { users } from '../account/account.table';
import { containing, isPublic } from '../problem/problem.rules';
import { problemCounts, problems, problemTags, tags } from '../problem/problem.table';
import { editedRows } from '../problem/problemRows';
import { countProblem } from '../submission/standing.queries';
import { submissions } from '../submission/submission.table';

type Columns = Partial<typeof problems.$inferInsert>;

interface Filter {
  keyword?: string;
  auth?: number;
  oj?: string;
}

const person = { id: users.id, username: users.username };

const byAuthorNamed = (pattern: string) => sql`${problems.authorId} in (select id from ${users} where ${ilike(users.username, pattern)})`;

@Injectable()
export class ProblemEditorQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  async page({ keyword, auth, oj }: Filter, paging: Paging) {
    const pattern = keyword?.trim() ? containing(keyword.trim()) : undefined;
    const matches = and(
      isNull(problems.groupId),
      auth ? eq(problems.auth, auth) : undefined,
      oj ? sql`starts_with(${problems.problemId}, ${`${oj}-`})` : undefined,
      pattern ? or(ilike(problems.title, pattern), byAuthorNamed(pattern), ilike(problems.problemId, pattern)) : undefined,
    );
    const query = editedRows(this.db).where(matches).orderBy(desc(problems.id));
    return withTotal(this.db, query, { table: problems, matches }, paging);
  }

  tagsOf = (problemId: number) =>
    this.db
      .select({ id: tags.id, name: tags.name, color: tags.color, oj: tags.oj, gid: tags.groupId, tcid: tags.classificationId })
      .from(problemTags)
      .innerJoin(tags, eq(tags.id, problemTags.tagId))
      .where(eq(problemTags.problemId, problemId))
      .orderBy(tags.id);

  async lock(tx: Executor, id: number) {
    const [found] = await tx.select().from(problems).where(eq(problems.id, id)).for('no key update');
    return found;
  }

  /** Without a display id it is called P and its number. */
  async insert(tx: Executor, columns: typeof problems.$inferInsert) {
    const [made] = await tx.insert(problems).values(columns).returning({ id: problems.id, problemId: problems.problemId });
    if (!made) throw new Error('nothing was inserted');
    await tx.insert(problemCounts).values({ problemId: made.id });
    return made;
  }

  /** @param before the row as it is. */
  async change(tx: Executor, before: typeof problems.$inferSelect, columns: Columns) {
    const after = { ...before, ...columns };
    if (isPublic(before) !== isPublic(after)) await countProblem(tx, before.id, isPublic(after));
    await this.update(tx, before.id, columns);
  }

  update = (tx: Executor, id: number, columns: Columns) =>
    tx
      .update(problems)
      .set({ ...columns, modifiedAt: sql`now()` })
      .where(eq(problems.id, id));

  remove = (tx: Executor, id: number) => tx.delete(problems).where(eq(problems.id, id));

  /** Whoever goes by exactly this name. */
  async userNamed(tx: Executor, username: string) {
    const named = and(eq(users.usernameKey, usernameKeyOf(username)), eq(users.username, username));
    const [found] = await tx.select(person).from(users).where(named);
    return found;
  }

  async user(tx: Executor, id: number) {
    const [found] = await tx.select(person).from(users).where(eq(users.id, id));
    if (!found) throw new Error(`there is no user ${id}`);
    return found;
  }

  async hasSubmissions(tx: Executor, id: number) {
    const found = await tx.select({ id: submissions.id }).from(submissions).where(eq(submissions.problemId, id)).limit(1);
    return found.length > 0;
  }

  /** Tags without an id that do not exist yet are made. */
  async setTags(tx: Executor, problemId: number, given: readonly { id?: number | null; name: string }[]) {
    const fresh = given.flatMap(({ id, name }) => (id ? [] : [name]));
    if (fresh.length)
      await tx
        .insert(tags)
        .values(fresh.map(name => ({ name })))
        .onConflictDoNothing();
    const byName = fresh.length
      ? await tx
          .select({ id: tags.id })
          .from(tags)
          .where(and(eq(tags.oj, 'ME'), inArray(tags.name, fresh)))
      : [];
    const known = given.flatMap(({ id }) => id ?? []);
    const byId = known.length ? await tx.select({ id: tags.id }).from(tags).where(inArray(tags.id, known)) : [];
    const ids = new Set([...byName, ...byId].map(({ id }) => id));
    await tx.delete(problemTags).where(eq(problemTags.problemId, problemId));
    if (ids.size) await tx.insert(problemTags).values([...ids].map(tagId => ({ problemId, tagId })));
    return ids.size === given.length;
  }
}
