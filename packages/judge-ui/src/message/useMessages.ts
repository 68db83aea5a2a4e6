import type { MessageKind } from '@oj/ui';
import { keepPreviousData, type QueryClient, type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';
import { useUser } from '../session/SessionProvider';
import { messageLists } from './messageLists';
import { messageOf } from './messageOf';
import { messageKeys } from './useUnread';

/** A page of a list. Fetching it marks its messages as read: the counters follow. */
export function useMessages(kind: MessageKind, page: number) {
  const api = useApi();
  const user = useUser();
  const cache = useQueryClient();
  const { call, pageSize } = messageLists[kind];
  return useQuery({
    queryKey: [...messageKeys.list(user?.uid, kind), page],
    enabled: !!user,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { records, total, pages } = await api.message[call]({ currentPage: page, limit: pageSize });
      const messages = records.flatMap(record => messageOf(kind, record));
      if (messages.some(({ unread }) => unread)) void recount(cache, messageKeys.unread(user?.uid));
      return { messages, total, pages };
    },
  });
}

/** A count that is under way may be older than what was just read: it is dropped for a new one. */
async function recount(cache: QueryClient, queryKey: QueryKey) {
  await cache.cancelQueries({ queryKey });
  await cache.invalidateQueries({ queryKey });
}

/** Deletes a message, or all of the list when none is named. */
export function useDeleteMessages(kind: MessageKind) {
  return useChange(messageKeys.all, (api, id: number | undefined) => api.message.clean({ type: messageLists[kind].wire, id }));
}

export function useReadAllMessages(kind: MessageKind) {
  return useChange(messageKeys.all, api => api.message.readAll({ type: messageLists[kind].wire }));
}
