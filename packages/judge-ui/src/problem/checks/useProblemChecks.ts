import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

type Api = typeof contract.problemCheck;
export type SetterProgramDraft = Omit<ClientInput<Api['setProgram']>, 'pid'>;
export type CheckOrder = Omit<ClientInput<Api['run']>, 'pid'>;

const RUNNING_MS = 2_000;
const keyOf = (pid: number) => ['problemChecks', pid];

/** Asked again while some of them wait for a judge. */
export function useProblemChecks(pid: number) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: keyOf(pid),
    queryFn: async () => (await wholeApi()).problemCheck.state({ pid }),
    refetchInterval: ({ state: { data } }) => data?.checks.some(({ isWaiting }) => isWaiting) === true && RUNNING_MS,
  });
}

export function useProblemCheckChanges(pid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: keyOf(pid) });
  const doing = <Draft, Answer>(work: (api: Awaited<ReturnType<typeof wholeApi>>['problemCheck'], draft: Draft) => Promise<Answer>) => ({
    mutationFn: async (draft: Draft) => work((await wholeApi()).problemCheck, draft),
    onSettled,
  });
  return {
    save: useMutation(doing((api, program: SetterProgramDraft) => api.setProgram({ pid, ...program }))),
    remove: useMutation(doing((api, role: SetterProgramDraft['role']) => api.removeProgram({ pid, role }))),
    run: useMutation(doing((api, order: CheckOrder) => api.run({ pid, ...order }))),
    addCase: useMutation(doing(api => api.addCase({ pid }))),
  };
}
