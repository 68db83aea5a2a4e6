import { NotificationBell } from '@oj/ui';
import { Link } from 'react-router-dom';
import { messageAddress } from './messageLists';
import { useRefreshMessages, useUnread } from './useUnread';

/** The bell of the bar. Pressing the list that is open fetches it afresh. */
export function MessageMenu() {
  const unread = useUnread();
  const refresh = useRefreshMessages();
  return <NotificationBell unread={unread} linkOf={kind => <Link to={messageAddress(kind)} />} onKindSelect={refresh} />;
}
