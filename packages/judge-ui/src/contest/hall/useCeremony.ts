import { useQuery } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useApi } from '../../api/ApiProvider';
import { useUser } from '../../session/SessionProvider';

/** The sealed and the true board of a contest that is over. The first answer stays while the ceremony is open, and no longer. */
export function useCeremonyBoards(cid: number, removeStar: boolean) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.ceremony(cid, user?.uid), removeStar],
    queryFn: () => api.contest.ceremony({ cid, removeStar }),
    // Whatever changes in the contest asks for all of it again, but not for what is disabled.
    enabled: ({ state }) => state.data === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
