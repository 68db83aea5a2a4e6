import type { MessageKind, UnreadCounts } from '@oj/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useApi } from '../api/ApiProvider';
import { useLive } from '../live/LiveProvider';
import { useUser } from '../session/SessionProvider';
import * as pollMs from '../live/pollMs';

const NONE: UnreadCounts = { discuss: 0, reply: 0, like: 0, system: 0, mine: 0 };

export const messageKeys = {
  all: ['messages'],
  unread: (uid: string | undefined) => ['messages', 'unread', uid],
  list: (uid: string | undefined, kind: MessageKind) => ['messages', 'list', uid, kind],
};

function subscribe(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
/** Whether somebody looks at this tab. */
const useIsVisible = () =>
  useSyncExternalStore(
    subscribe,
    () => document.visibilityState === 'visible',
    () => false,
  );

/**
 * How much is unread: told live in the tab that is looked at, for browsers open few connections to one server; asked for every two minutes
 * while somebody is logged in, and when the tab is looked at again.
 */
export function useUnread(): UnreadCounts {
  const api = useApi();
  const user = useUser();
  const cache = useQueryClient();
  const isVisible = useIsVisible();
  useLive(user && isVisible ? `user:${user.uid}` : undefined, {
    onEvent: () => undefined,
    onGap: () => void cache.invalidateQueries({ queryKey: messageKeys.unread(user?.uid) }),
  });
  const { data } = useQuery({
    queryKey: messageKeys.unread(user?.uid),
    enabled: !!user,
    refetchInterval: pollMs.unread,
    queryFn: async (): Promise<UnreadCounts> => {
      const { comment, reply, like, sys, mine } = await api.message.unread();
      return { discuss: comment, reply, like, system: sys, mine };
    },
  });
  return data ?? NONE;
}

/** Fetches a list afresh that may be on the screen already. */
export function useRefreshMessages() {
  const user = useUser();
  const cache = useQueryClient();
  return (kind: MessageKind) => void cache.invalidateQueries({ queryKey: messageKeys.list(user?.uid, kind) });
}
