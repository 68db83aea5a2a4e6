import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';

type Api = typeof contract.apiToken;

const tokensKey = ['setting', 'apiTokens'];

export function useApiTokens() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: tokensKey, queryFn: async () => (await wholeApi()).apiToken.list() });
}

/** The answer holds the token, this once. */
export function useMakeApiToken() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (draft: ClientInput<Api['add']>) => (await wholeApi()).apiToken.add(draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: tokensKey }),
    gcTime: 0,
  });
}

export function useRevokeApiToken() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => (await wholeApi()).apiToken.remove({ id }),
    onSettled: () => cache.invalidateQueries({ queryKey: tokensKey }),
  });
}
