import type { ClientInput, contract } from '@oj/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWholeApi } from '../api/WholeApi';
import { contestKeys } from '../api/contestKeys';
import { useUser } from '../session/SessionProvider';
import { offsetOf } from './summaryOf';
import { untilChange } from './untilChange';

/** Who is asked for a board: the contest, or its scoreboard without login. */
export type BoardSource = 'rank' | 'outsideBoard';

export const REFRESH_SECONDS = 30;

type Query = Omit<ClientInput<typeof contract.contest.rank>, 'cid'>;

/** A page of a board; while `isRefreshing`, fetched every half minute. */
export function useContestBoard(cid: number, source: BoardSource, query: Query, isRefreshing: boolean) {
  const wholeApi = useWholeApi();
  const user = useUser();
  return useQuery({
    queryKey: contestKeys.board(cid, user?.uid, { source, ...query }),
    queryFn: async () => (await wholeApi()).contest[source]({ cid, ...query }),
    placeholderData: keepPreviousData,
    refetchInterval: isRefreshing && REFRESH_SECONDS * 1_000,
  });
}

/** A contest with an outside scoreboard, and its problems. It is asked for again when it starts, is sealed or ends. */
export function useOutsideContest(cid: number) {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: contestKeys.outside(cid),
    queryFn: async () => (await wholeApi()).contest.outsideInfo({ cid }),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) =>
      data ? untilChange(data.contest, Date.now() + offsetOf(data.contest.now, dataUpdatedAt), 0) : false,
  });
}
