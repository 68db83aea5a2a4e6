import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { contestKeys } from '../../api/contestKeys';
import { useChange } from '../../api/useChange';
import { useUser } from '../../session/SessionProvider';

const HISTORY_PAGE = 10;

type Calls = typeof contract.participant;

/** A page of the participants of a contest, for its organisers. */
export function useParticipants(cid: number, query: Omit<ClientInput<Calls['list']>, 'cid'>) {
  const api = useApi();
  const user = useUser();
  return useQuery({
    queryKey: [...contestKeys.participants(cid), user?.uid, 'list', query],
    queryFn: () => api.participant.list({ cid, ...query }),
    placeholderData: keepPreviousData,
  });
}

/** The decisions about a participant, the latest first, and more of them on demand. */
export function useDecisions(cid: number, uid: string) {
  const api = useApi();
  const user = useUser();
  return useInfiniteQuery({
    queryKey: [...contestKeys.participants(cid), user?.uid, 'decisions', uid],
    queryFn: ({ pageParam }) => api.participant.decisions({ cid, uid: Number(uid), currentPage: pageParam, limit: HISTORY_PAGE }),
    initialPageParam: 1,
    getNextPageParam: ({ current, pages }) => (current < pages ? current + 1 : undefined),
  });
}

/** Decides about a participant. Boards, balloons and submissions of the contest follow from it. */
export function useDecide(cid: number) {
  return useChange(contestKeys.all(cid), (api, decision: Omit<ClientInput<Calls['change']>, 'cid'>) =>
    api.participant.change({ cid, ...decision }),
  );
}
