import type { Contest } from '@oj/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { useChange } from '../api/useChange';
import { useLive } from '../live/LiveProvider';
import { useUser } from '../session/SessionProvider';
import { contestKeys } from '../api/contestKeys';
import { offsetOf } from './summaryOf';
import { untilChange } from './untilChange';

/** Readers ask within three seconds after a change, each at their own moment: all hear of it at once. */
const SPREAD_MS = 3_000;
const STEP = 619;
const spreadOf = (uid: string | undefined) => (Number(uid ?? 0) * STEP) % SPREAD_MS;

/** A contest with what the reader may do in it. It is asked for again when it starts, is sealed, is paused, goes on or ends. */
export function useContest(cid: number) {
  const api = useApi();
  const user = useUser();
  const cache = useQueryClient();
  useLive(user && `contest:${cid}`, {
    onEvent: () => undefined,
    onGap: () => void setTimeout(() => void cache.invalidateQueries({ queryKey: contestKeys.all(cid) }), spreadOf(user?.uid)),
  });
  return useQuery({
    queryKey: contestKeys.info(cid, user?.uid),
    queryFn: () => api.contest.info({ cid }),
    enabled: !!user,
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data ? untilChange(data, Date.now() + offsetOf(data.now, dataUpdatedAt), spreadOf(user?.uid)) : false,
  });
}

/** Whether the reader has to register before taking part: for a contest, or for a virtual participation once it is over and hides nothing. */
export const needsRegistration = ({ auth, isRegistered, status, isSealed, powers }: Contest) =>
  auth !== 0 && !isRegistered && !powers.organise && (status !== 1 || !powers.read || !isSealed);

export function useEnterContest(cid: number) {
  return useChange(contestKeys.all(cid), (api, password: string) => api.contest.register({ cid, password }));
}
