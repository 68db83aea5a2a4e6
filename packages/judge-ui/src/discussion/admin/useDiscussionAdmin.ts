import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';
import { discussionKeys } from '../useDiscussions';

type Api = typeof contract.discussionAdmin;

const keys = { lists: [...discussionKeys.all, 'admin', 'lists'], reports: [...discussionKeys.all, 'admin', 'reports'] } as const;

/** A page of the discussions with those that are disabled or deleted. */
export function useAdminDiscussions(filter: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: async () => (await wholeApi()).discussionAdmin.list(filter),
    placeholderData: keepPreviousData,
  });
}

export function useDiscussionReports(filter: ClientInput<Api['reports']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.reports, filter],
    queryFn: async () => (await wholeApi()).discussionAdmin.reports(filter),
    placeholderData: keepPreviousData,
  });
}

export function useDiscussionAdminMutations() {
  const change = useChange((api, change: ClientInput<Api['change']>) => api.discussionAdmin.change(change));
  const remove = useChange((api, id: number) => api.discussionAdmin.remove({ ids: [id] }));
  const restore = useChange((api, id: number) => api.discussionAdmin.restore({ id }));
  const checkReport = useChange((api, report: ClientInput<Api['checkReport']>) => api.discussionAdmin.checkReport(report));
  const decide = useChange((api, decision: ClientInput<Api['decide']>) => api.discussionAdmin.decide(decision));
  return { change, remove, restore, checkReport, decide };
}

/** Also after a refusal: another admin was quicker. */
function useChange<Given>(change: (api: WholeApi, given: Given) => Promise<unknown>) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => change(await wholeApi(), given),
    onSettled: () => cache.invalidateQueries({ queryKey: discussionKeys.all }),
  });
}
