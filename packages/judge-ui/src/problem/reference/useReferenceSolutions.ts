import type { ClientInput, contract } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import * as pollMs from '../../live/pollMs';

type Calls = typeof contract.referenceSolution;
export type ReferenceDraft = Omit<ClientInput<Calls['add']>, 'pid'>;

const keyOf = (pid: number) => ['referenceSolutions', pid];

/** Asked again while some of them wait for a judge. */
export function useReferenceSolutions(pid: number) {
  const api = useApi();
  return useQuery({
    queryKey: keyOf(pid),
    queryFn: () => api.referenceSolution.list({ pid }),
    refetchInterval: ({ state: { data } }) => data?.some(({ isWaiting }) => isWaiting) === true && pollMs.setterPrograms,
  });
}

export function useReferenceChanges(pid: number) {
  return {
    save: useChange(keyOf(pid), async (api, { id, ...draft }: ReferenceDraft & { id: number | undefined }) => {
      await (id === undefined ? api.referenceSolution.add({ pid, ...draft }) : api.referenceSolution.change({ pid, id, ...draft }));
    }),
    remove: useChange(keyOf(pid), (api, id: number) => api.referenceSolution.remove({ pid, id })),
    run: useChange(keyOf(pid), api => api.referenceSolution.run({ pid })),
  };
}
