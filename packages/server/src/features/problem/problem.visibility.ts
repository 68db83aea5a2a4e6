import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type Caller, isAdmin } from '../../api/caller';
import { PUBLIC } from './problem.rules';
import { problems, problemTags, tags } from './problem.table';

/** Problems that everybody may read, outside of groups and contests. */
export const isPublic = and(eq(problems.auth, PUBLIC), isNull(problems.groupId));

/** `mayOpen` of `problem.rules.ts`, for queries: which rows of `problems` the caller may read. */
export function openTo(caller: Caller | undefined): SQL | undefined {
  if (!caller) return isPublic;
  if (isAdmin(caller)) return isNull(problems.groupId);
  return and(isNull(problems.groupId), or(eq(problems.auth, PUBLIC), eq(problems.authorId, caller.id)));
}

/** Which rows of `tags` the caller may know: those of problems open to the caller. A tag may have been made for a hidden one. */
export function tagsKnownTo(caller: Caller | undefined): SQL | undefined {
  if (isAdmin(caller)) return undefined;
  return sql`exists (select from ${problemTags} inner join ${problems} on ${eq(problems.id, problemTags.problemId)}
    where ${and(eq(problemTags.tagId, tags.id), openTo(caller))})`;
}
