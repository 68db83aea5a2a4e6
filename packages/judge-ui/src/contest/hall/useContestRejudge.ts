import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useWholeApi } from '../../api/WholeApi';
import { useUser } from '../../session/SessionProvider';

const JUDGING_MS = 2_000;
const IDLE_MS = 30_000;

export interface JudgingProgress {
  total: number;
  underway: number;
}

/** How far the judging of each problem of a contest is, by the number of the problem. */
export function useJudgingProgress(cid: number) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.judging(cid), user?.uid],
    queryFn: async () => (await wholeApi()).judging.contestProgress({ cid }),
    select: rows => new Map(rows.map(({ pid, ...progress }): [number, JudgingProgress] => [pid, progress])),
    refetchInterval: ({ state: { data } }) => (data?.some(({ underway }) => underway > 0) ? JUDGING_MS : IDLE_MS),
  });
}

/** Gives the submissions of a problem that still wait their verdicts back. */
export function useStopRejudge(cid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (pid: number) => (await wholeApi()).judging.stopRejudge({ pid, cid }),
    onSuccess: () => cache.invalidateQueries({ queryKey: contestKeys.all(cid) }),
  });
}

/** Judges all submissions of a problem again; all that is shown of the contest follows. */
export function useRejudgeProblem(cid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (pid: number) => (await wholeApi()).judging.rejudgeContestProblem({ cid, pid }),
    onSuccess: () => cache.invalidateQueries({ queryKey: contestKeys.all(cid) }),
  });
}
