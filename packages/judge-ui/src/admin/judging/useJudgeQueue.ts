import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';

type Api = typeof contract.judgeQueue;

const REFRESH_MS = 3_000;
const keys = { all: ['admin', 'judgeQueue'], judges: ['admin', 'judges'] };

export function useQueueOverview() {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.all, 'overview'],
    queryFn: async () => (await wholeApi()).judgeQueue.overview(),
    refetchInterval: REFRESH_MS,
  });
}

export function useWaitingJobs(filter: ClientInput<Api['waiting']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.all, 'waiting', filter],
    queryFn: async () => (await wholeApi()).judgeQueue.waiting(filter),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

/** What is done to the queue and the judges; the page follows. */
export function useQueueMutations() {
  return {
    move: useChange((api, change: ClientInput<Api['move']>) => api.judgeQueue.move(change), keys.all),
    pause: useChange((api, change: ClientInput<Api['pause']>) => api.judgeQueue.pause(change), keys.all),
    askJudge: useChange((api, wish: ClientInput<Api['askJudge']>) => api.judgeQueue.askJudge(wish), keys.judges),
  };
}

function useChange<Given, Answer>(change: (api: WholeApi, given: Given) => Promise<Answer>, queryKey: string[]) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => change(await wholeApi(), given),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
