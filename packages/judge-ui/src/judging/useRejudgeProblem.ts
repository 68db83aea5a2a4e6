import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';
import * as pollMs from '../live/pollMs';

const keyOf = (pid: number) => ['judging', 'problem', pid];

/** Practice submissions of a problem and how many of them wait; asked again while some do. */
export function useProblemProgress(pid: number) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(pid),
    queryFn: () => api.judging.problemProgress({ pid }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => data !== undefined && data.underway > 0 && pollMs.rejudge,
  });
}

/** Judges all practice submissions of a problem again, or gives those that still wait their verdicts back. */
export function useRejudgeProblem(pid: number) {
  return {
    rejudge: useChange(keyOf(pid), api => api.judging.rejudgeProblem({ pid })),
    stop: useChange(keyOf(pid), api => api.judging.stopRejudge({ pid })),
  };
}
