import { useQuery } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';
import { useUser } from '../session/SessionProvider';

/** What the reader tried last, and their streak. A verdict may have come since it was last shown. */
export function useOwnPractice() {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: ['home', 'own', user?.uid],
    queryFn: async () => (await wholeApi()).practice.own(),
    staleTime: 0,
    enabled: !!user,
  });
}
