import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

type Api = typeof contract.referenceSolution;
export type ReferenceDraft = Omit<ClientInput<Api['add']>, 'pid'>;

const RUNNING_MS = 2_000;
const keyOf = (pid: number) => ['referenceSolutions', pid];

/** Asked again while some of them wait for a judge. */
export function useReferenceSolutions(pid: number) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: keyOf(pid),
    queryFn: async () => (await wholeApi()).referenceSolution.list({ pid }),
    refetchInterval: ({ state: { data } }) => data?.some(({ isWaiting }) => isWaiting) === true && RUNNING_MS,
  });
}

export function useReferenceChanges(pid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSettled = () => cache.invalidateQueries({ queryKey: keyOf(pid) });
  return {
    save: useMutation({
      mutationFn: async ({ id, ...draft }: ReferenceDraft & { id: number | undefined }) => {
        const { referenceSolution } = await wholeApi();
        await (id === undefined ? referenceSolution.add({ pid, ...draft }) : referenceSolution.change({ pid, id, ...draft }));
      },
      onSettled,
    }),
    remove: useMutation({ mutationFn: async (id: number) => (await wholeApi()).referenceSolution.remove({ pid, id }), onSettled }),
    run: useMutation({ mutationFn: async () => (await wholeApi()).referenceSolution.run({ pid }), onSettled }),
  };
}
