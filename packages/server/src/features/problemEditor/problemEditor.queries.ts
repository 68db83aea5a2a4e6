import { Injectable } from '@nestjs/common';
import { problemVisibilities } from '@oj/contract';
import { and, desc, eq, ilike, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { type Paging, withTotal } from '../../database/total';
import { usernameKeyOf } from '../account/account.rules';
import { users } from '../account/account.table';
import { contestProblems } from '../contest/contest.table';
import { containing } from '../../database/containing';
import { isPublic } from '../problem/problem.rules';
import { problemCounts, problems, problemTags, tags } from '../problem/problem.table';
import { isOfSite } from '../problem/problem.visibility';
import { editedRows } from '../problem/problemRows.queries';
import { countProblem, lockCountsOf } from '../submission/standing.queries';
import { submissions } from '../submission/submission.table';

type Columns = Partial<typeof problems.$inferInsert>;

interface Filter {
  /** Group whose problems are listed, also public ones; undefined: those of the site. */
  madeIn?: number;
  keyword?: string;
  auth?: number;
  oj?: string;
}

const person = { id: users.id, username: users.username };

const byAuthorNamed = (pattern: string) => sql`${problems.authorId} in (select id from ${users} where ${ilike(users.username, pattern)})`;

const outside = (before: Pick<typeof problems.$inferSelect, 'auth'>, auth: number): Columns => {
  if (auth !== problemVisibilities.contest) return { authOutside: null };
  return before.auth === problemVisibilities.contest ? {} : { authOutside: before.auth };
};

@Injectable()
export class ProblemEditorQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  transaction = <Answer>(work: (tx: Executor) => Promise<Answer>) => this.db.transaction(work);

  async page({ madeIn, keyword, auth, oj }: Filter, paging: Paging) {
    const pattern = keyword?.trim() ? containing(keyword.trim()) : undefined;
    const matches = and(
      madeIn === undefined ? isOfSite : eq(problems.originGroupId, madeIn),
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

  countOf = (tx: Executor, gid: number) => tx.$count(problems, eq(problems.groupId, gid));

  async lock(tx: Executor, id: number) {
    const [found] = await tx.select().from(problems).where(eq(problems.id, id)).for('no key update');
    return found;
  }

  /** Those of the problems that exist, locked in the order of their numbers. */
  lockAll = (tx: Executor, ids: readonly number[]) =>
    tx
      .select()
      .from(problems)
      .where(inArray(problems.id, [...ids]))
      .orderBy(problems.id)
      .for('no key update');

  /** Inserts a problem. Its display id is P and its number when none is given. */
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
    await this.update(tx, before.id, { ...columns, ...outside(before, after.auth) });
  }

  /** The same change of several problems. */
  async changeAll(tx: Executor, before: readonly (typeof problems.$inferSelect)[], columns: Columns) {
    const counted = before.filter(each => isPublic(each) !== isPublic({ ...each, ...columns })).map(({ id }) => id);
    if (counted.length > 1) await lockCountsOf(tx, counted);
    for (const each of before) await this.change(tx, each, columns);
  }

  /** A problem, which is locked, that is in no contest any more is what it was before one took it. */
  async giveBack(tx: Executor, before: typeof problems.$inferSelect) {
    if (before.auth !== problemVisibilities.contest || before.authOutside === null) return;
    const isInContest = await tx.$count(contestProblems, eq(contestProblems.problemId, before.id));
    if (!isInContest) await this.change(tx, before, { auth: before.authOutside });
  }

  update = (tx: Executor, id: number, columns: Columns) =>
    tx
      .update(problems)
      .set({ ...columns, modifiedAt: sql`now()` })
      .where(eq(problems.id, id));

  remove = (tx: Executor, id: number) => tx.delete(problems).where(eq(problems.id, id));

  /** The user with exactly this name. */
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

  /** Tags without an id that do not exist yet are made, where the problem belongs. A group uses those of the site and its own. */
  async setTags(
    tx: Executor,
    { id: problemId, groupId }: { id: number; groupId: number | null },
    given: readonly { id?: number | null; name: string }[],
  ) {
    const byName = await this.tagsNamed(
      tx,
      given.flatMap(({ id, name }) => (id ? [] : [name])),
      groupId,
    );
    const known = given.flatMap(({ id }) => id ?? []);
    const usable = and(inArray(tags.id, known), or(isNull(tags.groupId), groupId === null ? undefined : eq(tags.groupId, groupId)));
    const byId = known.length ? await tx.select({ id: tags.id }).from(tags).where(usable) : [];
    const ids = new Set([...byName, ...byId].map(({ id }) => id));
    await tx.delete(problemTags).where(eq(problemTags.problemId, problemId));
    if (ids.size) await tx.insert(problemTags).values([...ids].map(tagId => ({ problemId, tagId })));
    return ids.size === given.length;
  }

  private async tagsNamed(tx: Executor, names: string[], groupId: number | null) {
    if (!names.length) return [];
    const named = (of: number | null) =>
      tx
        .select({ id: tags.id, name: tags.name })
        .from(tags)
        .where(and(eq(tags.oj, 'ME'), inArray(tags.name, names), of === null ? isNull(tags.groupId) : eq(tags.groupId, of)));
    const ofSite = groupId === null ? [] : await named(null);
    const fresh = names.filter(name => !ofSite.some(tag => tag.name === name));
    if (fresh.length)
      await tx
        .insert(tags)
        .values(fresh.map(name => ({ name, groupId })))
        .onConflictDoNothing();
    const own = await named(groupId);
    return [...ofSite, ...own.filter(({ name }) => fresh.includes(name))];
  }

  /**
   * Replaces the group's tags of a problem by the site's tags with the same names, which are added if need be. Called before the problem
   * becomes one of the site.
   */
  async takeTagsAlong(tx: Executor, problemId: number) {
    const own = await tx
      .select({ name: tags.name, color: tags.color })
      .from(problemTags)
      .innerJoin(tags, eq(tags.id, problemTags.tagId))
      .where(and(eq(problemTags.problemId, problemId), isNotNull(tags.groupId)));
    if (!own.length) return;
    await tx.insert(tags).values(own).onConflictDoNothing();
    const names = own.map(({ name }) => name);
    await tx.execute(sql`delete from ${problemTags} using ${tags}
      where ${problemTags.tagId} = ${tags.id} and ${problemTags.problemId} = ${problemId} and ${tags.groupId} is not null`);
    const ofSite = await tx
      .select({ tagId: tags.id })
      .from(tags)
      .where(and(eq(tags.oj, 'ME'), isNull(tags.groupId), inArray(tags.name, names)));
    await tx
      .insert(problemTags)
      .values(ofSite.map(({ tagId }) => ({ problemId, tagId })))
      .onConflictDoNothing();
  }
}
