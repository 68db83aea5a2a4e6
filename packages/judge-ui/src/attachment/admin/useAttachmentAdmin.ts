import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

type Filter = Omit<ClientInput<typeof contract.attachmentAdmin.list>, 'before' | 'limit'>;

const keys = { all: ['admin', 'attachments'] };

export function useStoredAttachments(filter: Filter) {
  const wholeApi = useWholeApi();
  return useInfiniteQuery({
    queryKey: [...keys.all, 'list', filter],
    queryFn: async ({ pageParam }) => (await wholeApi()).attachmentAdmin.list({ ...filter, ...(pageParam && { before: pageParam }) }),
    initialPageParam: 0,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  });
}

/** Asked for when somebody looks. */
export function useAttachmentUses(id: number) {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: [...keys.all, 'uses', id], queryFn: async () => (await wholeApi()).attachmentAdmin.uses({ id }) });
}

export function useRemoveAttachment() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: number) => (await wholeApi()).attachmentAdmin.remove({ id }),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.all }),
  });
}
