import type { Arguments, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';
import { save } from '../shell/save';

type Api = typeof contract.problemEditor;

export const deskProblemKeys = {
  lists: ['desk', 'problems'] as const,
  one: (pid: number) => ['desk', 'problem', pid] as const,
};

export function useDeskProblems(filter: Arguments<Api['list']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...deskProblemKeys.lists, filter],
    queryFn: async () => (await wholeApi()).problemEditor.list(filter),
    placeholderData: keepPreviousData,
  });
}

export function useProblemDeeds() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: deskProblemKeys.lists });
  return {
    changeAuth: useMutation({
      mutationFn: async (change: Arguments<Api['changeAuth']>) => (await wholeApi()).problemEditor.changeAuth(change),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: async (pid: number) => (await wholeApi()).problemEditor.remove({ pid }),
      onSuccess: refresh,
    }),
    rejudge: useMutation({ mutationFn: async (pid: number) => (await wholeApi()).judging.rejudgeProblem({ pid }) }),
    download: useMutation({
      mutationFn: async ({ pid, problemId }: { pid: number; problemId: string }) =>
        save(`${problemId}.zip`, await (await wholeApi()).testData.download({ pid })),
    }),
  };
}
