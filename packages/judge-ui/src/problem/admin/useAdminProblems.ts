import type { ClientInput, contract, EditedRow } from '@oj/contract';
import { usePhrases, useToast } from '@oj/ui';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorToast } from '../../parts/useErrorToast';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';
import { saveFile } from '../../parts/saveFile';
import { adminProblemPhrases } from './adminProblemPhrases';

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

/** Downloads from the list, with toasts at the start and at the end. */
export function useDownloads() {
  const say = usePhrases(adminProblemPhrases);
  const wholeApi = useWholeApi();
  const toast = useToast();
  const showError = useErrorToast();
  const { mutate, isPending } = useMutation({
    mutationFn: async ({ name, fetch }: { name: string; fetch: (api: WholeApi) => Promise<Blob> }) => {
      toast({ title: say('downloading') });
      saveFile(name, await fetch(await wholeApi()));
    },
    onSuccess: () => toast({ tone: 'success', title: say('downloaded') }),
    onError: showError,
  });
  return {
    isPending,
    testData: ({ id: pid, problemId }: Pick<EditedRow, 'id' | 'problemId'>) =>
      mutate({ name: `${problemId}-cases.zip`, fetch: ({ testData }) => testData.download({ pid }) }),
    problems: (chosen: readonly Pick<EditedRow, 'id' | 'problemId'>[]) => {
      const [only] = chosen.length === 1 ? chosen : [];
      const pid = chosen.map(({ id }) => id);
      mutate({ name: `${only?.problemId ?? 'problems'}.zip`, fetch: ({ problemEditor }) => problemEditor.export({ pid }) });
    },
  };
}
