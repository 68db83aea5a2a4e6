import { and, eq, exists, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { translated } from '../../database/translated';
import type { Locale } from '../../access/caller';
import { users } from '../account/account.table';
import { problems } from '../problem/problem.table';
import { openInGroups, openTo } from '../problem/problem.visibility';
import { discussionCategories, discussionLikes, discussions } from './discussion.table';

export const isOfSite = isNull(discussions.groupId);

/** Neither disabled nor deleted. */
export const isEnabled = and(eq(discussions.status, 0), isNull(discussions.deletedAt));

/** Shown in lists of the site. As the indexes of the table have it. */
export const isShown = and(isEnabled, isOfSite);

/** Null: the site. */
export const isOf = (groupId: number | null) => (groupId === null ? isOfSite : eq(discussions.groupId, groupId));
export const isShownIn = (groupId: number | null) => and(isEnabled, isOf(groupId));

/** A discussion about a problem that the caller may not open is as hidden as the problem. */
export const problemIsOpenTo = (db: Executor, caller: Caller | undefined): SQL | undefined =>
  or(
    isNull(discussions.problemId),
    exists(
      db
        .select({ one: sql`1` })
        .from(problems)
        .where(and(eq(problems.id, discussions.problemId), or(openTo(caller), openInGroups(caller)))),
    ),
  );

const isLikedBy = (caller: Caller | undefined): SQL<boolean> =>
  caller
    ? sql<boolean>`exists (select from ${discussionLikes} where ${and(eq(discussionLikes.discussionId, discussions.id), eq(discussionLikes.userId, caller.id))})`
    : sql<boolean>`false`;

export const categoryName = (locale: Locale) => translated(discussionCategories.name, discussionCategories.translations, locale, 'name');

/** A row of a list, as the caller sees it. */
export const rowFor = (caller: Caller | undefined, locale: Locale) => ({
  id: discussions.id,
  categoryId: discussions.categoryId,
  categoryName: categoryName(locale),
  title: discussions.title,
  description: discussions.description,
  pid: problems.problemId,
  problemGid: problems.groupId,
  uid: sql<string>`${discussions.authorId}::text`,
  author: users.username,
  avatar: users.avatar,
  titleName: users.titleName,
  titleColor: users.titleColor,
  authorRole: users.role,
  viewNum: discussions.viewCount,
  likeNum: discussions.likeCount,
  commentNum: discussions.commentCount,
  hasLike: isLikedBy(caller),
  topPriority: discussions.isPinned,
  status: discussions.status,
  gid: discussions.groupId,
  gmtCreate: discussions.createdAt,
  gmtModified: discussions.modifiedAt,
});

/** Joins what `rowFor` reads. */
export const itsCategory = eq(discussionCategories.id, discussions.categoryId);
export const itsAuthor = eq(users.id, discussions.authorId);
export const itsProblem = eq(problems.id, discussions.problemId);
