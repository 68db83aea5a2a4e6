import { useQuery } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useApi } from '../../api/ApiProvider';
import { useUser } from '../../session/SessionProvider';

/** The sealed and the true board of a contest that is over. They stay as they are while the ceremony goes on. */
export function useCeremonyBoards(cid: number, removeStar: boolean) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.ceremony(cid, user?.uid), removeStar],
    queryFn: () => api.contest.ceremony({ cid, removeStar }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
}
