import { type contract, problemVisibilities, type ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, asc, desc, eq, getTableColumns, inArray, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller, Locale } from '../../access/caller';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { translated } from '../../database/translated';
import { userProblems } from './problem.table';
import { containing } from '../../database/containing';
import { problemCases, problemCounts, problems, problemTags, tags } from './problem.table';
import { isPublic, tagsKnownTo } from './problem.visibility';
import { problemRows } from './problemRows.queries';

type Filter = Omit<ServerInput<typeof contract.problem.list>, 'currentPage' | 'limit'> & {
  /** Group whose problems are listed; undefined: those of the site. */
  groupId?: number;
};

const { problemId: _, ...counts } = getTableColumns(problemCounts);
const inOrder = [asc(sql`length(${problems.problemId})`), asc(problems.problemId)];
const titleIn = (locale: Locale) => translated(problems.title, problems.translations, locale, 'title');

@Injectable()
export class ProblemQueries {
  private readonly counted;

  constructor(@InjectDatabase() private readonly db: Database) {
    this.counted = db
      .select(counts)
      .from(problemCounts)
      .where(eq(problemCounts.problemId, sql.placeholder('id')))
      .prepare('counts_of_problem');
  }

  async page(filter: Filter, { currentPage, limit }: { currentPage: number; limit: number }, locale: Locale) {
    const shown =
      filter.groupId === undefined ? isPublic : and(eq(problems.groupId, filter.groupId), eq(problems.auth, problemVisibilities.public));
    const matches = and(shown, ...conditionsOf(filter, locale));
    const [rows, total] = await Promise.all([
      this.db
        .select({
          pid: problems.id,
          problemId: problems.problemId,
          title: titleIn(locale),
          difficulty: problems.difficulty,
          type: problems.type,
          ...counts,
        })
        .from(problems)
        .innerJoin(problemCounts, eq(problemCounts.problemId, problems.id))
        .where(matches)
        .orderBy(...inOrder)
        .limit(limit)
        .offset((currentPage - 1) * limit),
      this.db.$count(problems, matches),
    ]);
    const tagsOf = await this.tagsOf(
      rows.map(row => row.pid),
      locale,
    );
    return { records: rows.map(row => ({ ...row, tags: tagsOf.get(row.pid) ?? [] })), total };
  }

  async findByDisplayId(problemId: string) {
    const [found] = await problemRows(this.db).where(eq(problems.problemId, problemId.toUpperCase()));
    return found;
  }

  async find(id: number) {
    const [found] = await problemRows(this.db).where(eq(problems.id, id));
    return found;
  }

  /** Nobody removes the problem before the transaction ends. */
  hold = (tx: Executor, id: number) => tx.select({ id: problems.id }).from(problems).where(eq(problems.id, id)).for('key share');

  async countsOf(id: number) {
    const [found] = await this.counted.execute({ id });
    return found;
  }

  recent = (locale: Locale) =>
    this.db
      .select({
        id: problems.id,
        problemId: problems.problemId,
        title: titleIn(locale),
        type: problems.type,
        gmtCreate: problems.createdAt,
        gmtModified: problems.modifiedAt,
      })
      .from(problems)
      .where(isPublic)
      .orderBy(desc(problems.modifiedAt))
      .limit(10);

  /** A random public problem, each with the same probability. */
  async random() {
    const [found] = await this.db
      .select({ problemId: problems.problemId })
      .from(problems)
      .where(isPublic)
      .orderBy(sql`random()`)
      .limit(1);
    return found;
  }

  allTags = (oj: string | undefined, caller: Caller | undefined, locale: Locale) =>
    this.db
      .select(tagIn(locale))
      .from(tags)
      .where(and(isNull(tags.groupId), oj ? eq(tags.oj, oj) : undefined, tagsKnownTo(caller)))
      .orderBy(tags.id);

  async tagsOf(ids: number[], locale: Locale) {
    const rows = await this.db
      .select({ problemId: problemTags.problemId, tag: tagIn(locale) })
      .from(problemTags)
      .innerJoin(tags, eq(tags.id, problemTags.tagId))
      .where(inArray(problemTags.problemId, ids))
      .orderBy(problemTags.tagId);
    const byProblem = Map.groupBy(rows, row => row.problemId);
    return new Map([...byProblem].map(([id, found]) => [id, found.map(({ tag }) => tag)]));
  }

  standings = (userId: number, ids: number[]) =>
    this.db
      .select({ problemId: userProblems.problemId, status: userProblems.status, score: userProblems.score })
      .from(userProblems)
      .where(and(eq(userProblems.userId, userId), inArray(userProblems.problemId, ids)));

  casesOf = (id: number) => this.db.select().from(problemCases).where(eq(problemCases.problemId, id)).orderBy(problemCases.number);
}

const tagIn = (locale: Locale) => ({
  id: tags.id,
  name: sql<string>`coalesce(${tags.translations} ->> ${locale}::text, ${tags.name})`,
  color: tags.color,
  oj: tags.oj,
  gid: tags.groupId,
  tcid: tags.classificationId,
});

function conditionsOf({ keyword, difficulty, tagId, oj }: Filter, locale: Locale): (SQL | undefined)[] {
  const remote = oj && !['ALL', 'ME', 'MINE'].includes(oj.toUpperCase());
  return [
    keyword?.trim()
      ? or(ilike(problems.problemId, containing(keyword.trim())), sql`${titleIn(locale)} ilike ${containing(keyword.trim())}`)
      : undefined,
    difficulty === undefined ? undefined : eq(problems.difficulty, difficulty),
    remote ? sql`starts_with(${problems.problemId}, ${`${oj.toUpperCase()}-`})` : undefined,
    ...(tagId ?? []).map(
      id => sql`exists (select from ${problemTags} where ${problemTags.problemId} = ${problems.id} and ${problemTags.tagId} = ${id})`,
    ),
  ];
}
