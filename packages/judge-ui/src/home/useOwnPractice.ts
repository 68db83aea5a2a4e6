import { useQuery } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';
import { useUser } from '../session/SessionProvider';

/** While a contest of the reader runs, another one may begin, and it ends. */
const IN_CONTEST_MS = 60_000;

/** What the reader is at. A verdict may have come since it was last shown. */
export function useOwnPractice() {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: ['home', 'own', user?.uid],
    queryFn: async () => (await wholeApi()).practice.own(),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.contests.length ? IN_CONTEST_MS : false),
    enabled: !!user,
  });
}
