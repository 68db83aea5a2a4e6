import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import { useAdminScope } from '../../page/AdminScope';
import { discussionKeys } from '../useDiscussions';

type Calls = typeof contract.discussionAdmin;

const keys = { lists: [...discussionKeys.all, 'admin', 'lists'], reports: [...discussionKeys.all, 'admin', 'reports'] } as const;

const isThere = { deletedAt: null, deletedBy: null } as const;

/** Whether a discussion is shown, and pinned. */
interface Marks {
  id: number;
  status?: 0 | 1;
  topPriority?: boolean;
}

/** A page of the discussions, the disabled ones included; in the back office of the site the deleted ones, too. */
export function useAdminDiscussions({ state, ...filter }: ClientInput<Calls['list']>) {
  const api = useApi();
  const { gid } = useAdminScope();
  return useQuery({
    queryKey: [...keys.lists, gid, state, filter],
    queryFn: async () => {
      if (gid === undefined) return api.discussionAdmin.list({ state, ...filter });
      const page = await api.groupDiscussion.all({ gid, ...filter });
      return { ...page, records: page.records.map(row => ({ ...row, ...isThere })) };
    },
    placeholderData: keepPreviousData,
  });
}

export function useDiscussionReports(filter: ClientInput<Calls['reports']>) {
  const api = useApi();
  return useQuery({
    queryKey: [...keys.reports, filter],
    queryFn: () => api.discussionAdmin.reports(filter),
    placeholderData: keepPreviousData,
  });
}

export function useDiscussionAdminMutations() {
  const { gid } = useAdminScope();
  const change = useChange(discussionKeys.all, ({ discussionAdmin, groupDiscussion }, change: Marks) =>
    gid === undefined ? discussionAdmin.change(change) : groupDiscussion.change(change),
  );
  const remove = useChange(discussionKeys.all, ({ discussionAdmin, groupDiscussion }, id: number) =>
    gid === undefined ? discussionAdmin.remove({ ids: [id] }) : groupDiscussion.remove({ did: id }),
  );
  const restore = useChange(discussionKeys.all, (api, id: number) => api.discussionAdmin.restore({ id }));
  const checkReport = useChange(discussionKeys.all, (api, report: ClientInput<Calls['checkReport']>) =>
    api.discussionAdmin.checkReport(report),
  );
  const decide = useChange(discussionKeys.all, (api, decision: ClientInput<Calls['decide']>) => api.discussionAdmin.decide(decision));
  return { change, remove, restore, checkReport, decide };
}
