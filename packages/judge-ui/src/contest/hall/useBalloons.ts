import type { BalloonChange } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { useApi } from '../../api/ApiProvider';
import { useUser } from '../../session/SessionProvider';
import { useOrganisersLive } from './useOrganisersLive';
import * as pollMs from '../../live/pollMs';

/** A page of the balloons of a contest; fetched every ten seconds, and when a problem is solved. What the desk has to put right comes first. */
export function useBalloons(cid: number, query: { currentPage: number; limit: number; room?: string | undefined }) {
  const api = useApi();
  const user = useUser();
  useOrganisersLive(cid, 'balloons', contestKeys.balloons(cid));
  return useQuery({
    queryKey: [...contestKeys.balloons(cid), user?.uid, query],
    queryFn: () => api.balloon.list({ cid, withChanges: true, ...query }),
    placeholderData: keepPreviousData,
    refetchInterval: pollMs.balloons,
  });
}

export function useBalloonChanges(cid: number) {
  const key = contestKeys.balloons(cid);
  const check = useChange(key, (api, given: { id: number; checked: boolean; sawFirst: boolean }) => api.balloon.check({ cid, ...given }));
  const claim = useChange(key, (api, given: { id: number; claimed: boolean; sawFirst: boolean }) => api.balloon.claim({ cid, ...given }));
  const settle = useChange(key, (api, given: { pid: number; uid: number; change: BalloonChange }) => api.balloon.settle({ cid, ...given }));
  return { check, claim, settle };
}
