import type { contract, ServerInput } from '@oj/contract';
import { Injectable } from '@nestjs/common';
import { and, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller, Locale, RequestContext } from '../../api/caller';
import { BoundedReads, isNear } from '../../database/boundedReads';
import { type Database, type Executor, InjectDatabase } from '../../database/database';
import { matchesSearch } from '../../database/searchVector';
import { boundedOffset, LongLists, withTotal } from '../../database/total';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { openInGroups, openTo } from '../problem/problem.visibility';
import { isEnabled, isOf, itsAuthor, itsCategory, itsProblem, problemIsOpenTo, rowFor } from './discussion.sql';
import { discussionCategories, discussions } from './discussion.table';

type Filter = Omit<ServerInput<typeof contract.discussion.list>, 'pid' | 'problemID' | 'admin'> & {
  /** Null: of the site. */
  groupId: number | null;
  problemId?: number;
  withDisabled?: boolean;
};
type Place = Pick<RequestContext, 'locale' | 'network'>;

/** What is read of discussions. */
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
    const matches = and(matching(filter, caller), problemIsOpenTo(db, caller));
    const query = db
      .select(rowFor(caller, locale))
      .from(discussions)
      .innerJoin(discussionCategories, itsCategory)
      .innerJoin(users, itsAuthor)
      .leftJoin(problems, itsProblem)
      .where(matches)
      .orderBy(desc(discussions.isPinned), desc(discussions.id));
    const { groupId, cid, problemId, onlyMine, withDisabled, keyword } = filter;
    const key = JSON.stringify([caller?.id, caller?.role, groupId, cid, problemId, onlyMine, withDisabled]);
    const long = keyword?.trim() ? undefined : { lists: this.lists, key };
    return withTotal(db, query, { table: discussions, ...(matches && { matches }), ...(long && { long }) }, filter);
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

function matching({ groupId, cid, keyword, onlyMine, withDisabled, problemId }: Filter, caller: Caller | undefined): SQL | undefined {
  return and(
    isOf(groupId),
    onlyMine && caller ? eq(discussions.authorId, caller.id) : undefined,
    (onlyMine && caller) || withDisabled ? isNull(discussions.deletedAt) : isEnabled,
    cid ? eq(discussions.categoryId, cid) : undefined,
    problemId ? eq(discussions.problemId, problemId) : undefined,
    keyword?.trim() ? (matchesSearch(discussions.search, keyword) ?? sql`false`) : undefined,
  );
}
