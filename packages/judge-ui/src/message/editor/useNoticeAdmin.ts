import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';

type Calls = typeof contract.notice;

/** A notice as the form edits it: a single recipient is given by username. */
export interface WrittenNotice {
  /** Absent for a new one. */
  id?: number;
  title: string;
  content: string;
  type: ClientInput<Calls['send']>['type'];
  /** The username of a single recipient. */
  username: string;
}

const keys = { lists: ['admin', 'notices'] as const };

export function useSentNotices(page: ClientInput<Calls['list']>) {
  const api = useApi();
  return useQuery({
    queryKey: [...keys.lists, page],
    queryFn: () => api.notice.list(page),
    placeholderData: keepPreviousData,
  });
}

/** Changes to the notices of the site. A notice with an id gets new words; one without is sent. */
export function useNoticeMutations() {
  return {
    write: useChange([], async (api, { id, title, content, type, username }: WrittenNotice): Promise<unknown> => {
      if (id !== undefined) return api.notice.change({ id, title, content });
      const recipientId = type === 'Single' ? (await api.profile.home({ username: username.trim() })).uid : undefined;
      return api.notice.send({ title, content, type, recipientId });
    }),
    remove: useChange([], (api, id: number) => api.notice.remove({ id })),
  };
}
