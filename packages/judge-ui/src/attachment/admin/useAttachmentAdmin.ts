import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';

type Filter = Omit<ClientInput<typeof contract.attachmentAdmin.list>, 'before' | 'limit'>;

const keys = { all: ['admin', 'attachments'] };

export function useStoredAttachments(filter: Filter) {
  const api = useApi();
  return useInfiniteQuery({
    queryKey: [...keys.all, 'list', filter],
    queryFn: ({ pageParam }) => api.attachmentAdmin.list({ ...filter, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Asked for when somebody looks. */
export function useAttachmentUses(id: number) {
  const api = useApi();
  return useQuery({ queryKey: [...keys.all, 'uses', id], queryFn: () => api.attachmentAdmin.uses({ id }) });
}

export function useRemoveAttachment() {
  return useChange(keys.all, (api, id: number) => api.attachmentAdmin.remove({ id }));
}
