import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, or, type SQL } from 'drizzle-orm';
import type { Caller, Locale } from '../../access/caller';
import type { RequestContext } from '../../api/caller';
import { BoundedReads, isNear } from '../../database/boundedReads';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { boundedOffset, LongLists, pagedBy, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { openInGroups, openTo } from '../problem/problem.visibility';
import { isEnabled, isOf, itsAuthor, itsCategory, itsProblem, problemIsOpenTo, rowFor } from './discussion.sql';
import { discussionCategories, discussions } from './discussion.table';
import { searchedRows, searchIn } from './discussionSearch.sql';

type Filter = Omit<ServerInput<typeof contract.discussion.list>, 'pid' | 'problemID' | 'admin'> & {
  /** Null: of the site. */
  groupId: number | null;
  problemId?: number;
  withDisabled?: boolean;
};
type Place = Pick<RequestContext, 'locale' | 'network'>;

/** Reads discussions. */
@Injectable()
export class DiscussionQueries {
  private readonly lists = new LongLists();

  constructor(
    @InjectDatabase() private readonly db: Database,
    private readonly bounded: BoundedReads,
  ) {}

  /** Pinned ones first, then the newest. */
  async page(filter: Filter, caller: Caller | undefined, { locale, network }: Place) {
    boundedOffset(filter);
    const read = (db: Executor) => this.read(db, filter, caller, locale);
    return filter.keyword?.trim() || !isNear(filter) ? this.bounded.run(network, read) : read(this.db);
  }

  private read(db: Executor, filter: Filter, caller: Caller | undefined, locale: Locale) {
    const { groupId, cid, problemId, onlyMine, withDisabled, keyword = '' } = filter;
    const listed = and(matching(filter, caller), problemIsOpenTo(db, caller));
    const found = searchIn(keyword);
    const matches = and(found, listed);
    const order = [desc(discussions.isPinned), desc(discussions.id)];
    const rows = (where: SQL | undefined) =>
      db
        .select(rowFor(caller, locale))
        .from(discussions)
        .innerJoin(discussionCategories, itsCategory)
        .innerJoin(users, itsAuthor)
        .leftJoin(problems, itsProblem)
        .where(where)
        .orderBy(...order);
    const query = found
      ? pagedBy(async (most, skipped) => rows(await searchedRows(db, { matches: listed, found, order }, most, skipped)))
      : rows(matches);
    const key = JSON.stringify([caller?.id, caller?.role, groupId, cid, problemId, onlyMine, withDisabled, keyword.trim()]);
    return withTotal(db, query, { table: discussions, ...(matches && { matches }), long: { lists: this.lists, key } }, filter);
  }

  async detail(did: number, caller: Caller | undefined, locale: Locale) {
    const [found] = await this.db
      .select({ ...rowFor(caller, locale), content: discussions.content })
      .from(discussions)
      .innerJoin(discussionCategories, itsCategory)
      .innerJoin(users, itsAuthor)
      .leftJoin(problems, itsProblem)
      .where(eq(discussions.id, did));
    return found;
  }

  /** The problem of this display id, if the caller may open it there: one of the site, or of this group. */
  async problem(displayId: string, caller: Caller | undefined, groupId: number | null) {
    const ofGroup = groupId === null ? undefined : and(eq(problems.groupId, groupId), openInGroups(caller));
    const [found] = await this.db
      .select({ id: problems.id, displayId: problems.problemId })
      .from(problems)
      .where(and(eq(problems.problemId, displayId.toUpperCase()), or(openTo(caller), ofGroup)));
    return found;
  }
}

function matching({ groupId, cid, onlyMine, withDisabled, problemId }: Filter, caller: Caller | undefined): SQL | undefined {
  return and(
    isOf(groupId),
    onlyMine && caller ? eq(discussions.authorId, caller.id) : undefined,
    (onlyMine && caller) || withDisabled ? isNull(discussions.deletedAt) : isEnabled,
    cid ? eq(discussions.categoryId, cid) : undefined,
    problemId ? eq(discussions.problemId, problemId) : undefined,
  );
}
