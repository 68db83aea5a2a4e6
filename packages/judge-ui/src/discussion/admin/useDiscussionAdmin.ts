import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';
import { useAdminScope } from '../../page/AdminScope';
import { discussionKeys } from '../useDiscussions';

type Api = typeof contract.discussionAdmin;

const keys = { lists: [...discussionKeys.all, 'admin', 'lists'], reports: [...discussionKeys.all, 'admin', 'reports'] } as const;

const isThere = { deletedAt: null, deletedBy: null } as const;

/** Whether a discussion is shown, and pinned. */
interface Marks {
  id: number;
  status?: 0 | 1;
  topPriority?: boolean;
}

/** A page of the discussions, the disabled ones included; in the back office of the site the deleted ones, too. */
export function useAdminDiscussions({ state, ...filter }: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  const { gid } = useAdminScope();
  return useQuery({
    queryKey: [...keys.lists, gid, state, filter],
    queryFn: async () => {
      const { discussionAdmin, groupDiscussion } = await wholeApi();
      if (gid === undefined) return discussionAdmin.list({ state, ...filter });
      const page = await groupDiscussion.all({ gid, ...filter });
      return { ...page, records: page.records.map(row => ({ ...row, ...isThere })) };
    },
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
  const { gid } = useAdminScope();
  const change = useChange(({ discussionAdmin, groupDiscussion }, change: Marks) =>
    gid === undefined ? discussionAdmin.change(change) : groupDiscussion.change(change),
  );
  const remove = useChange(({ discussionAdmin, groupDiscussion }, id: number) =>
    gid === undefined ? discussionAdmin.remove({ ids: [id] }) : groupDiscussion.remove({ did: id }),
  );
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
