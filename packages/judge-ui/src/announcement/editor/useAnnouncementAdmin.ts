import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';

type Calls = typeof contract.announcementEditor;

const keys = { lists: ['admin', 'announcements'] as const };

export function useAdminAnnouncements(page: ClientInput<Calls['list']>) {
  const api = useApi();
  return useQuery({
    queryKey: [...keys.lists, page],
    queryFn: () => api.announcementEditor.list(page),
    placeholderData: keepPreviousData,
  });
}

/** Changes to the announcements of the site. `save` changes the announcement of the given id, or adds one when there is no id. */
export function useAnnouncementMutations() {
  return {
    save: useChange([], (api, { id, ...draft }: ClientInput<Calls['add']> & { id?: number | undefined }): Promise<unknown> =>
      id === undefined ? api.announcementEditor.add(draft) : api.announcementEditor.change({ ...draft, id }),
    ),
    remove: useChange([], (api, aid: number) => api.announcementEditor.remove({ aid })),
  };
}
