import type { ClientInput, contract } from '@oj/contract';
import { useChange } from '../api/useChange';

type Calls = typeof contract.judging;

/** What a super admin does to the verdict of a submission; lists and details follow. */
export function useJudging() {
  const rejudge = useChange(['submission'], (api, submitId: number) => api.judging.rejudge({ submitId }));
  const manual = useChange(['submission'], (api, verdict: ClientInput<Calls['manual']>) => api.judging.manual(verdict));
  const cancel = useChange(['submission'], (api, submitId: number) => api.judging.cancel({ submitId }));
  return { rejudge, manual, cancel };
}
