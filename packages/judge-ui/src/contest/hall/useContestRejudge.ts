import { useQuery } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import { useUser } from '../../session/SessionProvider';
import * as pollMs from '../../live/pollMs';

export interface JudgingProgress {
  total: number;
  underway: number;
}

/** How far the judging of each problem of a contest is, by the number of the problem. */
export function useJudgingProgress(cid: number) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.judging(cid), user?.uid],
    queryFn: () => api.judging.contestProgress({ cid }),
    select: rows => new Map(rows.map(({ pid, ...progress }): [number, JudgingProgress] => [pid, progress])),
    refetchInterval: ({ state: { data } }) => (data?.some(({ underway }) => underway > 0) ? pollMs.rejudge : pollMs.rejudges),
  });
}

/** Gives the submissions of a problem that still wait their verdicts back. */
export function useStopRejudge(cid: number) {
  return useChange(contestKeys.all(cid), (api, pid: number) => api.judging.stopRejudge({ pid, cid }));
}

/** Judges all submissions of a problem again; all that is shown of the contest follows. */
export function useRejudgeProblem(cid: number) {
  return useChange(contestKeys.all(cid), (api, pid: number) => api.judging.rejudgeContestProblem({ cid, pid }));
}
