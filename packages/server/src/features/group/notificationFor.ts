import type { Caller } from '../../access/caller';
import type { GroupNotification } from '../notification/notification.table';
import type { Notification } from '../notification/notify.queries';

interface GroupChange extends Pick<GroupNotification, 'change' | 'who' | 'level'> {
  to: number;
  from: Caller;
}

/** The notification of one user about a change in a group. */
export const notificationFor = ({ id, name }: { id: number; name: string }, { to, from, ...change }: GroupChange): Notification => ({
  kind: 'mine',
  userId: to,
  senderId: from.id,
  matter: { about: 'group', gid: id, name, ...change },
});
