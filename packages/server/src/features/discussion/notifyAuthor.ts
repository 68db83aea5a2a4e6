import type { Caller } from '../../access/caller';
import type { Executor } from '../../database/database';
import { notify } from '../notification/notify.queries';

/** Notifies the author of what an admin did to a discussion, in the transaction that does it. */
export const notifyAuthor = (
  tx: Executor,
  { id, title, authorId }: { id: number; title: string; authorId: number },
  change: 'disabled' | 'deleted' | 'restored',
  { id: senderId }: Caller,
) => notify(tx, { kind: 'mine', userId: authorId, senderId, matter: { about: 'discussion', did: id, title, change } });
