import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

type Api = typeof contract.announcementEditor;

const keys = { lists: ['admin', 'announcements'] as const };

export function useAdminAnnouncements(page: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.lists, page],
    queryFn: async () => (await wholeApi()).announcementEditor.list(page),
    placeholderData: keepPreviousData,
  });
}

/** Changes to the announcements of the site. `save` changes the announcement of the given id, or adds one when there is no id. */
export function useAnnouncementMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries();
  return {
    save: useMutation({
      mutationFn: async ({ id, ...draft }: ClientInput<Api['add']> & { id?: number | undefined }): Promise<unknown> => {
        const { announcementEditor } = await wholeApi();
        return id === undefined ? announcementEditor.add(draft) : announcementEditor.change({ ...draft, id });
      },
      onSuccess,
    }),
    remove: useMutation({ mutationFn: async (aid: number) => (await wholeApi()).announcementEditor.remove({ aid }), onSuccess }),
  };
}
