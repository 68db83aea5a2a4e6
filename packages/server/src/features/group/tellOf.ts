import type { Caller } from '../../access/caller';
import type { GroupNotification } from '../notification/notification.table';
import type { Notification } from '../notification/notify.queries';

interface Told extends Pick<GroupNotification, 'change' | 'who' | 'level'> {
  to: number;
  from: Caller;
}

/** What one user is told of a change in a group. */
export const tellOf = ({ id, name }: { id: number; name: string }, { to, from, ...told }: Told): Notification => ({
  kind: 'mine',
  userId: to,
  senderId: from.id,
  matter: { about: 'group', gid: id, name, ...told },
});
