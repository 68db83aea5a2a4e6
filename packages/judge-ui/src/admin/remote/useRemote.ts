import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';

type Api = typeof contract.remote;
const queryKey = ['admin', 'remote'];
const PACE_MS = 10_000;

/** Other sites and the accounts there, as they are now. */
export function useRemoteSites() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey, queryFn: async () => (await wholeApi()).remote.sites(), refetchInterval: PACE_MS });
}

export function useRemoteMutations() {
  return {
    setSite: useChange((api, change: ClientInput<Api['setSite']>) => api.remote.setSite(change)),
    add: useChange((api, account: ClientInput<Api['addAccount']>) => api.remote.addAccount(account)),
    change: useChange((api, change: ClientInput<Api['changeAccount']>) => api.remote.changeAccount(change)),
    remove: useChange((api, id: number) => api.remote.removeAccount({ id })),
    test: useChange((api, id: number) => api.remote.testAccount({ id })),
  };
}

/** Settles after the sites have been read again. */
function useChange<Given, Answer>(change: (api: WholeApi, given: Given) => Promise<Answer>) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => change(await wholeApi(), given),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
