import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';

const factorKey = ['setting', 'secondFactor'];

export function useSecondFactor() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: factorKey, queryFn: async () => (await wholeApi()).secondFactor.state() });
}

/** The answer holds the secret, this once. */
export function useBeginSecondFactor() {
  const wholeApi = useWholeApi();
  return useMutation({ mutationFn: async (password: string) => (await wholeApi()).secondFactor.begin({ password }), gcTime: 0 });
}

/** The answer holds the recovery codes, this once. All other sessions end. */
export function useConfirmSecondFactor() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (code: string) => (await wholeApi()).secondFactor.confirm({ code }),
    onSuccess: () => cache.invalidateQueries({ queryKey: ['setting'] }),
    gcTime: 0,
  });
}

export function useRenewRecoveryCodes() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await wholeApi()).secondFactor.renewRecoveryCodes(),
    onSuccess: () => cache.invalidateQueries({ queryKey: factorKey }),
    gcTime: 0,
  });
}

export function useRemoveSecondFactor() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async () => (await wholeApi()).secondFactor.remove(),
    onSuccess: () => cache.invalidateQueries({ queryKey: factorKey }),
  });
}

export function useShowCode() {
  const wholeApi = useWholeApi();
  return useMutation({ mutationFn: async (code: string) => (await wholeApi()).secondFactor.show({ code }) });
}
