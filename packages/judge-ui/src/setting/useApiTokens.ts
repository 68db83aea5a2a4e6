import type { ClientInput, contract } from '@oj/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';

type Calls = typeof contract.apiToken;

const tokensKey = ['setting', 'apiTokens'];

export function useApiTokens() {
  const api = useApi();
  return useQuery({ queryKey: tokensKey, queryFn: () => api.apiToken.list() });
}

/** The answer holds the token, this once. */
export function useMakeApiToken() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (draft: ClientInput<Calls['add']>) => api.apiToken.add(draft),
    onSuccess: () => cache.invalidateQueries({ queryKey: tokensKey }),
    gcTime: 0,
  });
}

export function useRevokeApiToken() {
  return useChange(tokensKey, (api, id: string) => api.apiToken.remove({ id }));
}
