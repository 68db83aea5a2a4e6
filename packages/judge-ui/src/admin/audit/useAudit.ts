import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

export function useAudit(filter: ClientInput<typeof contract.audit.list>) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: ['admin', 'audit', filter],
    queryFn: async () => (await wholeApi()).audit.list(filter),
    placeholderData: keepPreviousData,
  });
}
