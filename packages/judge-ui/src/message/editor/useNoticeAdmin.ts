import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

type Api = typeof contract.notice;

/** A notice as the form edits it: a single recipient is given by username. */
export interface WrittenNotice {
  /** Absent for a new one. */
  id?: number;
  title: string;
  content: string;
  type: ClientInput<Api['send']>['type'];
  /** The username of a single recipient. */
  username: string;
}

const keys = { lists: ['admin', 'notices'] as const };

export function useSentNotices(page: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.lists, page],
    queryFn: async () => (await wholeApi()).notice.list(page),
    placeholderData: keepPreviousData,
  });
}

/** Changes to the notices of the site. A notice with an id gets new words; one without is sent. */
export function useNoticeMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries();
  return {
    write: useMutation({
      mutationFn: async ({ id, title, content, type, username }: WrittenNotice): Promise<unknown> => {
        const { notice, profile } = await wholeApi();
        if (id !== undefined) return notice.change({ id, title, content });
        const recipientId = type === 'Single' ? (await profile.home({ username: username.trim() })).uid : undefined;
        return notice.send({ title, content, type, recipientId });
      },
      onSuccess,
    }),
    remove: useMutation({ mutationFn: async (id: number) => (await wholeApi()).notice.remove({ id }), onSuccess }),
  };
}
