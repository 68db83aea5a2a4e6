import { type Caller, isAdmin } from '../../api/caller';
import type { discussions } from './discussion.table';

type DiscussionRow = Pick<typeof discussions.$inferSelect, 'authorId' | 'status' | 'deletedAt'>;

/** What a viewer may do with a discussion of the site, whose problem the viewer may open. */
export function standingOf(caller: Caller | undefined, { authorId, status, deletedAt }: DiscussionRow): 'readable' | 'disabled' | 'gone' {
  if (deletedAt) return 'gone';
  return status === 0 || isAdmin(caller) || caller?.id === authorId ? 'readable' : 'disabled';
}

/** Only the author writes in a discussion; admins may hide and delete it. */
export const mayEdit = (caller: Caller, { authorId }: Pick<DiscussionRow, 'authorId'>) => caller.id === authorId;
export const mayDelete = (caller: Caller, { authorId }: Pick<DiscussionRow, 'authorId'>) => caller.id === authorId || isAdmin(caller);
export const mayPin = (caller: Caller) => isAdmin(caller);
