import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';

export function useAudit(filter: ClientInput<typeof contract.audit.list>) {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: () => api.audit.list(filter),
    placeholderData: keepPreviousData,
  });
}
