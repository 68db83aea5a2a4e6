import { useQuery } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useWholeApi } from '../../api/WholeApi';
import { useUser } from '../../session/SessionProvider';

/** The sealed and the true board of a contest that is over. They stay as they are while the ceremony goes on. */
export function useCeremonyBoards(cid: number, removeStar: boolean) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.ceremony(cid, user?.uid), removeStar],
    queryFn: async () => (await wholeApi()).contest.ceremony({ cid, removeStar }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
