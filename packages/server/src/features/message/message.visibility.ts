import { and, eq, isNull, ne, not, or, type SQL, sql } from 'drizzle-orm';
import { PRIVATE_CONTEST } from '../../access/scope';
import { type Caller, isAdmin } from '../../access/caller';
import type { Executor } from '../../database/database';
import { comments } from '../comment/comment.table';
import { grantedTo, isRegistered } from '../contest/contest.sql';
import { contests } from '../contest/contest.table';
import { problemIsOpenTo } from '../discussion/discussion.sql';
import { discussions } from '../discussion/discussion.table';
import { isWithin } from '../group/groupThings.sql';
import { messages } from '../notification/notification.table';

/*
 * Messages repeat titles and words of the places where something happened, as they were then. Whoever may not read such a place now does not
 * read it here either, and finds the message again with the right to read. What was deleted stays away. A place that is not stored any more
 * hides nothing.
 */

const sourceIs = (type: 'Discussion' | 'Contest') => sql`${messages.deed} #>> '{source,type}' = ${type}`;
const sourceId = sql`(${messages.deed} #>> '{source,id}')::integer`;
/** Id of the comment or reply that a message is about: the end of its address. */
const commentId = sql`substring(${messages.deed} ->> 'url' from '#comment-(?:reply-)?([0-9]{1,9})$')::integer`;

/** Id of the discussion that a message of the site itself names: its author is told what became of it, or of a comment on it. */
const toldOfId = sql`coalesce((${messages.matter} ->> 'did')::integer,
  substring(${messages.matter} ->> 'url' from '/discussion-detail/([0-9]{1,9})$')::integer)`;

/** The comment of an interaction is deleted, or the one that it replies to. */
const isDeleted = sql`exists (select from ${comments} said left join ${comments} above on above.id = said.parent_id
  where said.id = ${commentId} and (said.deleted_at is not null or above.deleted_at is not null))`;

const isThere = (table: typeof discussions | typeof contests, matches: SQL | undefined) =>
  sql`exists (select from ${table} where ${matches})`;

/** Messages whose place their reader may read now. */
export function isOpenTo(db: Executor, caller: Caller): SQL | undefined {
  const isOpenPlace = and(isWithin(discussions, caller), problemIsOpenTo(db, caller));
  const isEnabled = isAdmin(caller) ? undefined : or(eq(discussions.status, 0), eq(discussions.authorId, caller.id));
  const isOpenDiscussion = and(isOpenPlace, isNull(discussions.deletedAt), isEnabled);
  const organised = grantedTo(caller, 'organise');
  const reads = and(contests.visible, isWithin(contests, caller), or(ne(contests.auth, PRIVATE_CONTEST), isRegistered(caller.id)));
  const isOpenContest = organised ? or(organised, reads) : undefined;
  const hidden = [
    and(sourceIs('Discussion'), isThere(discussions, and(sql`${discussions.id} = ${sourceId}`, isNot(isOpenDiscussion)))),
    isOpenContest && and(sourceIs('Contest'), isThere(contests, and(sql`${contests.id} = ${sourceId}`, isNot(isOpenContest)))),
    isDeleted,
    isThere(discussions, and(sql`${discussions.id} = ${toldOfId}`, isNot(isOpenPlace))),
  ];
  return isNot(or(...hidden.map(each => each && sql`coalesce(${each}, false)`)));
}

const isNot = (condition: SQL | undefined) => (condition ? not(condition) : sql`false`);
