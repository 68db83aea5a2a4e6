import type { ClientInput, contract, EditedRow } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';
import { useDownload } from '../../parts/useDownload';

type Api = typeof contract.problemEditor;

export const adminProblemKeys = {
  lists: ['admin', 'problems'] as const,
  one: (pid: number) => ['admin', 'problem', pid] as const,
};

export function useAdminProblems(filter: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...adminProblemKeys.lists, filter],
    queryFn: async () => (await wholeApi()).problemEditor.list(filter),
    placeholderData: keepPreviousData,
  });
}

export function useProblemMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const refresh = () => cache.invalidateQueries({ queryKey: adminProblemKeys.lists });
  return {
    changeAuth: useMutation({
      mutationFn: async (change: ClientInput<Api['changeAuth']>) => (await wholeApi()).problemEditor.changeAuth(change),
      onSettled: refresh,
    }),
    remove: useMutation({
      mutationFn: async (pid: number) => (await wholeApi()).problemEditor.remove({ pid }),
      onSuccess: refresh,
    }),
    rejudge: useMutation({ mutationFn: async (pid: number) => (await wholeApi()).judging.rejudgeProblem({ pid }) }),
  };
}

/** Downloads from the list. */
export function useDownloads() {
  const { download, isPending } = useDownload();
  return {
    isPending,
    testData: ({ id: pid, problemId }: Pick<EditedRow, 'id' | 'problemId'>) =>
      download({ name: `${problemId}-cases.zip`, fetch: ({ testData }) => testData.download({ pid }) }),
    problems: (chosen: readonly Pick<EditedRow, 'id' | 'problemId'>[]) => {
      const [only] = chosen.length === 1 ? chosen : [];
      const pid = chosen.map(({ id }) => id);
      download({ name: `${only?.problemId ?? 'problems'}.zip`, fetch: ({ problemEditor }) => problemEditor.export({ pid }) });
    },
  };
}
