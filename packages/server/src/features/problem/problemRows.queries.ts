import { eq, getTableColumns, ilike, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Executor } from '../../database/database';
import { users } from '../account/account.table';
import { problems } from './problem.table';

const authors = alias(users, 'authors');
const editors = alias(users, 'editors');
const names = { author: authors.username, modifiedUser: editors.username };

/** Problems with the names that their author and their last editor have now, ready for a condition. */
export const problemRows = (db: Executor) =>
  db
    .select({ ...getTableColumns(problems), ...names })
    .from(problems)
    .innerJoin(authors, eq(authors.id, problems.authorId))
    .leftJoin(editors, eq(editors.id, problems.modifiedById));

export type ProblemRow = Awaited<ReturnType<typeof problemRows>>[number];

/** The same in the lists of editors. */
export const editedRows = (db: Executor) =>
  db
    .select({
      ...names,
      id: problems.id,
      problemId: problems.problemId,
      title: problems.title,
      authorId: problems.authorId,
      groupId: problems.groupId,
      originGroupId: problems.originGroupId,
      applyPublicProgress: problems.applyPublicProgress,
      auth: problems.auth,
      type: problems.type,
      difficulty: problems.difficulty,
      judgeMode: problems.judgeMode,
      caseVersion: problems.caseVersion,
      isRemote: sql<boolean>`${problems.remoteOj} is not null`,
      gmtCreate: problems.createdAt,
      gmtModified: problems.modifiedAt,
    })
    .from(problems)
    .innerJoin(authors, eq(authors.id, problems.authorId))
    .leftJoin(editors, eq(editors.id, problems.modifiedById));

/** The title is like this, in whatever language. */
export const isTitledLike = (pattern: string) =>
  or(
    ilike(problems.title, pattern),
    sql`exists (select from jsonb_each(${problems.translations}) as translation(locale, words) where words ->> 'title' ilike ${pattern})`,
  );
