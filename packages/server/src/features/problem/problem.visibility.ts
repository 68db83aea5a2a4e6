import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { applyProgress, problemVisibilities } from '@oj/contract';
import { type Caller, isAdmin } from '../../access/caller';
import { seenInGroups } from '../group/groupThings.sql';
import { isProblemAdmin } from './problem.rules';
import { problems, problemTags, tags } from './problem.table';

/** Problems that everybody may read, outside of groups and contests. */
export const isPublic = and(eq(problems.auth, problemVisibilities.public), isNull(problems.groupId));

export const isOfSite = isNull(problems.groupId);

/** The power to read of `access/problemScope.ts`, for queries: which rows of `problems` of the site the caller may read. */
export function openTo(caller: Caller | undefined): SQL | undefined {
  if (!caller) return isPublic;
  if (isAdmin(caller)) return isOfSite;
  return and(isOfSite, or(eq(problems.auth, problemVisibilities.public), eq(problems.authorId, caller.id)));
}

/** The same for rows of `problems` of groups. */
export function openInGroups(caller: Caller | undefined): SQL | undefined {
  const { groupId, auth, applyPublicProgress } = problems;
  const seen = seenInGroups(problems, caller, { isShown: eq(auth, problemVisibilities.public), action: 'changeProblem' });
  const isReviewed = caller && isProblemAdmin(caller) ? eq(applyPublicProgress, applyProgress.applied) : undefined;
  return and(isNotNull(groupId), isReviewed ? or(seen, isReviewed) : seen);
}

/** Which rows of `tags` the caller may know: those of problems open to the caller. A tag may have been made for a hidden one. */
export function tagsKnownTo(caller: Caller | undefined): SQL | undefined {
  if (isAdmin(caller)) return undefined;
  return sql`exists (select from ${problemTags} inner join ${problems} on ${eq(problems.id, problemTags.problemId)}
    where ${and(eq(problemTags.tagId, tags.id), openTo(caller))})`;
}
