import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import { saveFile } from '../../parts/saveFile';

type Calls = typeof contract.users;
type Rows = ClientInput<Calls['import']>['users'];

const keys = { lists: ['admin', 'users'] as const };

export function useManagedUsers(filter: ClientInput<Calls['list']>) {
  const api = useApi();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: () => api.users.list(filter),
    placeholderData: keepPreviousData,
  });
}

export function useUserMutations() {
  return {
    edit: useChange([], (api, change: ClientInput<Calls['edit']>) => api.users.edit(change)),
    removeSecondFactor: useChange([], (api, uid: string) => api.users.removeSecondFactor({ uid })),
    remove: useChange([], (api, ids: readonly string[]) => api.users.remove({ ids })),
  };
}

/** Imports rows of seven columns: a dry run checks them, then all of them are added, or none. */
export function useImportUsers() {
  const api = useApi();
  return {
    look: async (users: Rows) => (await api.users.import({ users, dryRun: true })).faults,
    add: useChange(keys.lists, (api, users: Rows) => api.users.import({ users })),
  };
}

/** Generates many users. The list of their passwords can be downloaded once. */
export function useGenerateUsers() {
  const api = useApi();
  return {
    generate: useChange(keys.lists, (api, wanted: ClientInput<Calls['generate']>) => api.users.generate(wanted)),
    fetch: useMutation({
      mutationFn: async (key: string) => saveFile('users.xlsx', await api.users.generated({ key })),
    }),
  };
}
