import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';
import { saveFile } from '../../parts/saveFile';

type Api = typeof contract.users;
type Rows = ClientInput<Api['import']>['users'];

const keys = { lists: ['admin', 'users'] as const };

export function useManagedUsers(filter: ClientInput<Api['list']>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: [...keys.lists, filter],
    queryFn: async () => (await wholeApi()).users.list(filter),
    placeholderData: keepPreviousData,
  });
}

export function useUserMutations() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  const onSuccess = () => cache.invalidateQueries();
  return {
    edit: useMutation({ mutationFn: async (change: ClientInput<Api['edit']>) => (await wholeApi()).users.edit(change), onSuccess }),
    removeSecondFactor: useMutation({
      mutationFn: async (uid: string) => (await wholeApi()).users.removeSecondFactor({ uid }),
      onSuccess,
    }),
    remove: useMutation({ mutationFn: async (ids: readonly string[]) => (await wholeApi()).users.remove({ ids }), onSuccess }),
  };
}

/** Imports rows of seven columns: a dry run checks them, then all of them are added, or none. */
export function useImportUsers() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return {
    look: async (users: Rows) => (await (await wholeApi()).users.import({ users, dryRun: true })).faults,
    add: useMutation({
      mutationFn: async (users: Rows) => (await wholeApi()).users.import({ users }),
      onSuccess: () => cache.invalidateQueries({ queryKey: keys.lists }),
    }),
  };
}

/** Generates many users. The list of their passwords can be downloaded once. */
export function useGenerateUsers() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return {
    generate: useMutation({
      mutationFn: async (wanted: ClientInput<Api['generate']>) => (await wholeApi()).users.generate(wanted),
      onSuccess: () => cache.invalidateQueries({ queryKey: keys.lists }),
    }),
    fetch: useMutation({
      mutationFn: async (key: string) => saveFile('users.xlsx', await (await wholeApi()).users.generated({ key })),
    }),
  };
}
