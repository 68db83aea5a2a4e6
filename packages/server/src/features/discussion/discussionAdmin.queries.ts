import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Caller, Locale } from '../../api/caller';
import { type Database, InjectDatabase } from '../../database/database';
import { matchesSearch } from '../../database/searchVector';
import { withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { isOfSite, isShown, itsAuthor, itsCategory, itsProblem, rowFor } from './discussion.sql';
import { discussionCategories, discussions } from './discussion.table';

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
    const found = keyword?.trim() ? (matchesSearch(discussions.search, keyword) ?? sql`false`) : undefined;
    const matches = and(isOfSite, state && inState[state], found);
    const query = this.db
      .select({ ...rowFor(caller, locale), deletedAt: discussions.deletedAt, deletedBy: deleters.username })
      .from(discussions)
      .innerJoin(discussionCategories, itsCategory)
      .innerJoin(users, itsAuthor)
      .leftJoin(problems, itsProblem)
      .leftJoin(deleters, eq(deleters.id, discussions.deletedById))
      .where(matches)
      .orderBy(desc(discussions.id));
    return withTotal(this.db, query, { table: discussions, ...(matches && { matches }) }, paging);
  }
}
