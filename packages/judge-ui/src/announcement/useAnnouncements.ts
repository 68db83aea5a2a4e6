import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';

export function useAnnouncements(paging: ClientInput<typeof contract.announcement.common>) {
  const api = useApi();
  return useQuery({
    queryKey: ['announcements', paging],
    queryFn: () => api.announcement.common(paging),
    placeholderData: keepPreviousData,
  });
}
