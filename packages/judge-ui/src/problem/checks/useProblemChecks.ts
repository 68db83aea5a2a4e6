import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from '../../api/ApiProvider';
import * as pollMs from '../../live/pollMs';

type Calls = typeof contract.problemCheck;
export type SetterProgramDraft = Omit<ClientInput<Calls['setProgram']>, 'pid'>;
export type CheckOrder = Omit<ClientInput<Calls['run']>, 'pid'>;

const keyOf = (pid: number) => ['problemChecks', pid];

/** Asked again while some of them wait for a judge. */
export function useProblemChecks(pid: number) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(pid),
    queryFn: () => api.problemCheck.state({ pid }),
    refetchInterval: ({ state: { data } }) => data?.checks.some(({ isWaiting }) => isWaiting) === true && pollMs.setterPrograms,
  });
}

export function useProblemCheckChanges(pid: number) {
  const api = useApi();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: keyOf(pid) });
  const doing = <Draft, Answer>(work: (calls: Api['problemCheck'], draft: Draft) => Promise<Answer>) => ({
    mutationFn: async (draft: Draft) => work(api.problemCheck, draft),
    onSettled,
  });
  return {
    save: useMutation(doing((api, program: SetterProgramDraft) => api.setProgram({ pid, ...program }))),
    remove: useMutation(doing((api, role: SetterProgramDraft['role']) => api.removeProgram({ pid, role }))),
    run: useMutation(doing((api, order: CheckOrder) => api.run({ pid, ...order }))),
    addCase: useMutation(doing(api => api.addCase({ pid }))),
  };
}
