import type { ClientInput, contract } from '@oj/contract';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import * as pollMs from '../../live/pollMs';

type Calls = typeof contract.remote;
const queryKey = ['admin', 'remote'];

/** Other sites and the accounts there, as they are now. */
export function useRemoteSites() {
  const api = useApi();
  return useQuery({ queryKey, queryFn: () => api.remote.sites(), refetchInterval: pollMs.remoteSites });
}

/** Each settles after the sites have been read again. */
export function useRemoteMutations() {
  return {
    setSite: useChange(queryKey, (api, change: ClientInput<Calls['setSite']>) => api.remote.setSite(change)),
    add: useChange(queryKey, (api, account: ClientInput<Calls['addAccount']>) => api.remote.addAccount(account)),
    change: useChange(queryKey, (api, change: ClientInput<Calls['changeAccount']>) => api.remote.changeAccount(change)),
    remove: useChange(queryKey, (api, id: number) => api.remote.removeAccount({ id })),
    test: useChange(queryKey, (api, id: number) => api.remote.testAccount({ id })),
  };
}
