import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import * as pollMs from '../../live/pollMs';

type Calls = typeof contract.judgeQueue;

const keys = { all: ['admin', 'judgeQueue'], judges: ['admin', 'judges'] };

export function useQueueOverview() {
  const api = useApi();
  return useQuery({
    queryKey: [...keys.all, 'overview'],
    queryFn: () => api.judgeQueue.overview(),
    refetchInterval: pollMs.judgeQueue,
  });
}

export function useWaitingJobs(filter: ClientInput<Calls['waiting']>) {
  const api = useApi();
  return useQuery({
    queryKey: [...keys.all, 'waiting', filter],
    queryFn: () => api.judgeQueue.waiting(filter),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs.judgeQueue,
  });
}

/** What is done to the queue and the judges; the page follows. */
export function useQueueMutations() {
  return {
    move: useChange(keys.all, (api, change: ClientInput<Calls['move']>) => api.judgeQueue.move(change)),
    pause: useChange(keys.all, (api, change: ClientInput<Calls['pause']>) => api.judgeQueue.pause(change)),
    askJudge: useChange(keys.judges, (api, wish: ClientInput<Calls['askJudge']>) => api.judgeQueue.askJudge(wish)),
  };
}
