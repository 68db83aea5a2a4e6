import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useUser } from '../../session/SessionProvider';
import { contestKeys } from '../../api/contestKeys';

/** The problems of a contest, with the reader's own standing. */
export function useContestProblems(cid: number, { containsEnd = false } = {}) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: contestKeys.problems(cid, user?.uid, containsEnd),
    queryFn: () => api.contest.problems({ cid, ...(containsEnd && { containsEnd }) }),
    placeholderData: keepPreviousData,
  });
}
