import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useWholeApi, type WholeApi } from '../api/WholeApi';

type Api = typeof contract.judging;

/** What a super admin does to the verdict of a submission; lists and details follow. */
export function useJudging() {
  const rejudge = useChange((api, submitId: number) => api.judging.rejudge({ submitId }));
  const manual = useChange((api, verdict: ClientInput<Api['manual']>) => api.judging.manual(verdict));
  const cancel = useChange((api, submitId: number) => api.judging.cancel({ submitId }));
  return { rejudge, manual, cancel };
}

function useChange<Given>(change: (api: WholeApi, given: Given) => Promise<unknown>) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => change(await wholeApi(), given),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['submission'] }),
  });
}
