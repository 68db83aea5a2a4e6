import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';

const factorKey = ['setting', 'secondFactor'];

export function useSecondFactor() {
  const api = useApi();
  return useQuery({ queryKey: factorKey, queryFn: () => api.secondFactor.state() });
}

/** The answer holds the secret, this once. */
export function useBeginSecondFactor() {
  const api = useApi();
  return useMutation({ mutationFn: (password: string) => api.secondFactor.begin({ password }), gcTime: 0 });
}

/** The answer holds the recovery codes, this once. All other sessions end. */
export function useConfirmSecondFactor() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (code: string) => api.secondFactor.confirm({ code }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['setting'] }),
    gcTime: 0,
  });
}

export function useRenewRecoveryCodes() {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: () => api.secondFactor.renewRecoveryCodes(),
    onSuccess: () => cache.invalidateQueries({ queryKey: factorKey }),
    gcTime: 0,
  });
}

export function useRemoveSecondFactor() {
  return useChange(factorKey, api => api.secondFactor.remove());
}

export function useShowCode() {
  const api = useApi();
  return useMutation({ mutationFn: (code: string) => api.secondFactor.show({ code }) });
}
