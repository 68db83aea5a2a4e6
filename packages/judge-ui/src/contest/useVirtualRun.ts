import { useMutation, useQueryClient } from '@tanstack/react-query';
import { contestKeys } from '../api/contestKeys';
import { useWholeApi } from '../api/WholeApi';

export type VirtualStep = 'begin' | 'giveUp';

/** Begins a virtual participation, or gives it up: the whole contest is another one for the reader from then on. */
export function useVirtualRun(cid: number) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (step: VirtualStep) => {
      const { contest } = await wholeApi();
      await (step === 'begin' ? contest.startVirtual({ cid }) : contest.endVirtual({ cid }));
    },
    onSettled: () => cache.invalidateQueries({ queryKey: contestKeys.all(cid) }),
  });
}
