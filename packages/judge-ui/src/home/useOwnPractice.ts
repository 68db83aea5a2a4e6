import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useUser } from '../session/SessionProvider';
import * as pollMs from '../live/pollMs';

/** What the reader is at. A verdict may have come since it was last shown. */
export function useOwnPractice() {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: ['home', 'own', user?.uid],
    queryFn: () => api.practice.own(),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.contests.length ? pollMs.ownContests : false),
    enabled: !!user,
  });
}
