import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { problemKeys } from '../api/problemKeys';
import { usePageScope } from '../links/PageScope';
import { useUser } from '../session/SessionProvider';

type Calls = typeof contract.problem;

/** A page of the problems of the page's scope; of a group, found by a word alone. */
export function useProblems(filter: ClientInput<Calls['list']>) {
  const api = useApi();
  const { gid } = usePageScope();
  const { keyword, currentPage, limit } = filter;
  return useQuery({
    queryKey: ['problem', 'list', gid, filter],
    queryFn: async () => (gid === undefined ? api.problem.list(filter) : api.groupProblem.list({ gid, keyword, currentPage, limit })),
    placeholderData: keepPreviousData,
  });
}

/** A problem of the page's scope, under the name that it has there. What was shown stays while a reader logs in or out: an editor under it keeps its state. */
export function useProblem(problemId: string) {
  const api = useApi();
  const user = useUser();
  const { key, cid, tid, gid } = usePageScope();
  return useQuery({
    queryKey: problemKeys.detail(key, problemId, user?.uid),
    queryFn: async () => {
      if (tid !== undefined) return api.training.problemDetails({ tid, displayId: problemId, typeset: true });
      if (cid === undefined) return api.problem.detail({ problemId, gid, typeset: true });
      const detail = await api.contest.problemDetails({ cid, displayId: problemId, typeset: true });
      return { ...detail, problem: { ...detail.problem, problemId } };
    },
    placeholderData: keepPreviousData,
  });
}

export function useRecentProblems() {
  const api = useApi();
  return useQuery({ queryKey: ['problem', 'recent'], queryFn: () => api.problem.recent() });
}

/** Tags of a source; without one those of our own problems. */
export function useClassifiedTags(oj: string | undefined) {
  const api = useApi();
  return useQuery({ queryKey: ['problem', 'tags', oj], queryFn: () => api.tag.classified(oj ? { oj } : {}), staleTime: 60_000 });
}

/** The reader's own status of these problems; a visitor has none, and nothing is requested. */
export function useMyStatuses(pids: number[]) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: problemKeys.myStatuses(user?.uid, pids),
    queryFn: () => api.problem.myStatuses({ pidList: pids }),
    enabled: !!user && pids.length > 0,
    placeholderData: keepPreviousData,
  });
}
