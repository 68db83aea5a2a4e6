import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useWholeApi, type WholeApi } from '../../api/WholeApi';
import { useUser } from '../../session/SessionProvider';
import { useOrganisersLive } from './useOrganisersLive';

const REFRESH_MS = 10_000;

/** A page of the balloons of a contest; fetched every ten seconds, and when a problem is solved. */
export function useBalloons(cid: number, paging: { currentPage: number; limit: number }) {
  const wholeApi = useWholeApi();
  const user = useUser();
  useOrganisersLive(cid, contestKeys.balloons(cid));
  return useQuery({
    queryKey: [...contestKeys.balloons(cid), user?.uid, paging],
    queryFn: async () => (await wholeApi()).balloon.list({ cid, ...paging }),
    placeholderData: keepPreviousData,
    refetchInterval: REFRESH_MS,
  });
}

export function useBalloonChanges(cid: number) {
  const check = useChange(cid, (api, given: { id: number; checked: boolean }) => api.balloon.check({ cid, ...given }));
  const claim = useChange(cid, (api, given: { id: number; claimed: boolean }) => api.balloon.claim({ cid, ...given }));
  return { check, claim };
}

/** Also after a refusal: another organiser was quicker. */
function useChange<Given>(cid: number, change: (api: WholeApi, given: Given) => Promise<unknown>) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => change(await wholeApi(), given),
    onSettled: () => cache.invalidateQueries({ queryKey: contestKeys.balloons(cid) }),
  });
}
