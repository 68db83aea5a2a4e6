import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller, Locale } from '../../access/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { pagedBy, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { isOfSite, isShown, itsAuthor, itsCategory, itsProblem, rowFor } from './discussion.sql';
import { discussionCategories, discussions } from './discussion.table';
import { searchedRows, searchIn } from './discussionSearch.sql';

type Filter = ServerInput<typeof contract.discussionAdmin.list>;

const deleters = alias(users, 'deleters');

const inState: Record<NonNullable<Filter['state']>, SQL | undefined> = {
  shown: isShown,
  disabled: and(eq(discussions.status, 1), isNull(discussions.deletedAt)),
  deleted: isNotNull(discussions.deletedAt),
};

@Injectable()
export class DiscussionAdminQueries {
  constructor(@InjectDatabase() private readonly db: Database) {}

  /** The newest first, also those that nobody else sees. */
  page({ state, keyword, ...paging }: Filter, caller: Caller, locale: Locale) {
    const found = searchIn(keyword);
    const listed = and(isOfSite, state && inState[state]);
    const matches = and(found, listed);
    const order = [desc(discussions.id)];
    const rows = (where: SQL | undefined) =>
      this.db
        .select({ ...rowFor(caller, locale), deletedAt: discussions.deletedAt, deletedBy: deleters.username })
        .from(discussions)
        .innerJoin(discussionCategories, itsCategory)
        .innerJoin(users, itsAuthor)
        .leftJoin(problems, itsProblem)
        .leftJoin(deleters, eq(deleters.id, discussions.deletedById))
        .where(where)
        .orderBy(...order);
    const query = found
      ? pagedBy(async (most, skipped) => rows(await searchedRows(this.db, { matches: listed, found, order }, most, skipped)))
      : rows(matches);
    return withTotal(this.db, query, { table: discussions, ...(matches && { matches }) }, paging);
  }
}
