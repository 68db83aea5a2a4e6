import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';

const JUDGING_MS = 2_000;
const keyOf = (pid: number) => ['judging', 'problem', pid];

/** Practice submissions of a problem and how many of them wait; asked again while some do. */
export function useProblemProgress(pid: number) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: keyOf(pid),
    queryFn: async () => (await wholeApi()).judging.problemProgress({ pid }),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) => data !== undefined && data.underway > 0 && JUDGING_MS,
  });
}

/** Judges all practice submissions of a problem again, or gives those that still wait their verdicts back. */
export function useRejudgeProblem(pid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries({ queryKey: keyOf(pid) });
  return {
    rejudge: useMutation({ mutationFn: async () => (await wholeApi()).judging.rejudgeProblem({ pid }), onSuccess }),
    stop: useMutation({ mutationFn: async () => (await wholeApi()).judging.stopRejudge({ pid }), onSuccess }),
  };
}
