import type { ApplyProgress, ClientInput, contract, EditedRow, Page } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { problemKeys } from '../../api/problemKeys';
import { trainingKeys } from '../../api/trainingKeys';
import { usePageScope } from '../../links/PageScope';
import { useDownload } from '../../parts/useDownload';
import type { ImportedTarget } from '../entries/ImportProblemDialog';
import { useUser } from '../../session/SessionProvider';

type Calls = typeof contract.problemEditor;
type Remote = typeof contract.remote;
type Applications = typeof contract.groupProblemDesk;

export const adminProblemKeys = {
  lists: ['admin', 'problems'] as const,
  one: (pid: number) => ['admin', 'problem', pid] as const,
};

/** Problem in a list of the back office; in a group, with the state of its application to become public. */
export type EditedProblem = EditedRow & { applyPublicProgress?: ApplyProgress | null };

/** A page of the problems that are looked after in the page's scope; of a group, found by a word alone. */
export function useAdminProblems(filter: ClientInput<Calls['list']>) {
  const api = useApi();
  const user = useUser();
  const { gid } = usePageScope();
  return useQuery({
    queryKey: [...adminProblemKeys.lists, user?.uid, gid, filter],
    queryFn: async (): Promise<Page<EditedProblem>> => {
      const { keyword, currentPage, limit } = filter;
      return gid === undefined ? api.problemEditor.list(filter) : api.groupProblem.all({ gid, keyword, currentPage, limit });
    },
    placeholderData: keepPreviousData,
  });
}

/** Problems of groups that were applied for. */
export function useAppliedProblems(filter: ClientInput<Applications['list']>) {
  const api = useApi();
  return useQuery({
    queryKey: [...adminProblemKeys.lists, 'applied', filter],
    queryFn: () => api.groupProblemDesk.list(filter),
    placeholderData: keepPreviousData,
  });
}

/** How a problem of another site differs from what its site shows now; asked for anew each time. */
export function useRemoteDifferences(pid: number) {
  const api = useApi();
  return useQuery({
    queryKey: [...adminProblemKeys.one(pid), 'remoteDifferences'],
    queryFn: () => api.remote.compareProblem({ pid }),
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
  });
}

export function useProblemMutations() {
  const api = useApi();
  const cache = useQueryClient();
  const { gid } = usePageScope();
  const refresh = () =>
    Promise.all([adminProblemKeys.lists, problemKeys.all, trainingKeys.admin].map(async queryKey => cache.invalidateQueries({ queryKey })));
  return {
    changeAuth: useMutation({
      mutationFn: ({ id, auth }: ClientInput<Calls['changeAuth']>) =>
        gid === undefined ? api.problemEditor.changeAuth({ id, auth }) : api.groupProblem.changeAuth({ pid: id, auth }),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: (pid: number) => (gid === undefined ? api.problemEditor : api.groupProblem).remove({ pid }),
      onSuccess: refresh,
    }),
    importRemote: useMutation({
      mutationFn: ({ name, problemId }: ImportedTarget) =>
        gid === undefined ? api.remote.importProblem({ name, problemId }) : api.groupProblem.importRemote({ gid, name, problemId }),
      onSuccess: refresh,
    }),
    refreshRemote: useMutation({
      mutationFn: (input: ClientInput<Remote['refreshProblem']>) => api.remote.refreshProblem(input),
      onSettled: refresh,
    }),
    applyPublic: useMutation({
      mutationFn: (input: { pid: number; isApplied: boolean }) => api.groupProblem.applyPublic(input),
      onSettled: refresh,
    }),
    decide: useMutation({
      mutationFn: (input: ClientInput<Applications['changeProgress']>) => api.groupProblemDesk.changeProgress(input),
      onSettled: refresh,
    }),
  };
}

/** Downloads from the list. */
export function useDownloads() {
  const { download, isPending } = useDownload();
  return {
    isPending,
    testData: ({ id: pid, problemId }: Pick<EditedRow, 'id' | 'problemId'>) =>
      download({ name: `${problemId}-cases.zip`, fetch: ({ testData }) => testData.download({ pid }) }),
  };
}
