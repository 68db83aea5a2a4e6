import { type Arguments, type contract, type Language, publicContract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useUser } from '../session/SessionProvider';
import { keepInBrowser } from '../shell/keepInBrowser';

type Api = typeof contract.problem;

export const problemKeys = {
  all: ['problem'] as const,
  detail: (problemId: string, uid: string | undefined) => ['problem', 'detail', problemId, uid] as const,
  standings: (uid: string | undefined, pids: number[]) => ['problem', 'standings', uid, pids] as const,
};

export function useProblems(filter: Arguments<Api['list']>) {
  const api = useApi();
  return useQuery({ queryKey: ['problem', 'list', filter], queryFn: () => api.problem.list(filter), placeholderData: keepPreviousData });
}

/** What was shown stays while a reader logs in or out: an editor under it keeps its state. */
export function useProblem(problemId: string) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: problemKeys.detail(problemId, user?.uid),
    queryFn: () => api.problem.detail({ problemId, typeset: true }),
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

/** How the reader stands with these problems; nothing is asked for a visitor. */
export function useMyStandings(pids: number[]) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: problemKeys.standings(user?.uid, pids),
    queryFn: () => api.problem.myStatuses({ pidList: pids }),
    enabled: !!user && pids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** What judges offer. The last answer is kept in this browser, and stands in until there is another. */
export function useLanguages() {
  return useQuery({ ...languagesQuery(useApi()), placeholderData: keptLanguages });
}

export const languagesQuery = (api: ReturnType<typeof useApi>) => ({
  queryKey: ['languages'],
  queryFn: async () => {
    const languages = await api.problem.languages();
    keepInBrowser(LANGUAGES_KEY, JSON.stringify(languages));
    return languages;
  },
  staleTime: 60_000,
});

const LANGUAGES_KEY = 'oj.languages';

/** Undefined when nothing is kept, or what is kept is of another version. */
function keptLanguages(): Language[] | undefined {
  try {
    return publicContract.problem.languages.output.safeParse(JSON.parse(localStorage.getItem(LANGUAGES_KEY) ?? '')).data;
  } catch {
    return undefined;
  }
}
