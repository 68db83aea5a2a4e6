import { BoardRowChange, type ClientInput, contestPhases, type contract } from '@oj/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../api/ApiProvider';
import { contestKeys } from '../../api/contestKeys';
import { useLive } from '../../live/LiveProvider';
import * as pollMs from '../../live/pollMs';
import { useUser } from '../../session/SessionProvider';
import { type BoardPage, changedPage } from './boardRows';
import { offsetOf } from '../summaryOf';
import { untilChange } from '../untilChange';

/** Who is asked for a board: the contest, or its scoreboard without login. */
export type BoardSource = 'rank' | 'outsideBoard';

type Query = Omit<ClientInput<typeof contract.contest.rank>, 'cid'>;

/** When an order has changed, readers ask for it within this time, each at a moment of their own. */
const SPREAD_MS = 4_000;

/** The board as all who take part see it now, which the stream tells of. */
const isPresent = ({ at, forceRefresh, containsEnd, externalCidList }: Query) =>
  (at ?? undefined) === undefined && !forceRefresh && !containsEnd && !externalCidList?.length;

/** A page of a board. While `isRefreshing`, changed cells come by themselves, and the whole page every half minute. */
export function useContestBoard(cid: number, source: BoardSource, query: Query, isRefreshing: boolean) {
  const api = useApi();
  const user = useUser();
  const cache = useQueryClient();
  const queryKey = contestKeys.board(cid, user?.uid, { source, ...query });
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  const fetchedAt = useRef(0);
  const stopWaiting = () => {
    clearTimeout(later.current);
    later.current = undefined;
  };
  useEffect(() => stopWaiting, []);
  const refetch = () => {
    stopWaiting();
    void cache.invalidateQueries({ queryKey: contestKeys.boards(cid) });
  };
  useLive(user && source === 'rank' && isRefreshing && isPresent(query) ? `board:${cid}` : undefined, {
    onEvent: () => undefined,
    onGap: refetch,
    onRow: ({ uid, row }) => {
      const before = cache.getQueryData<BoardPage>(queryKey);
      const change = BoardRowChange.safeParse(row).data;
      if (!before || !change) return;
      const { page, isOrdered } = changedPage(before, uid, change);
      cache.setQueryData(queryKey, page);
      // What is being fetched may be older than the row; and each change puts off the half minute.
      const isStale = cache.isFetching({ queryKey }) > 0 || Date.now() - fetchedAt.current > pollMs.board;
      if (!isOrdered || isStale) later.current ??= setTimeout(refetch, Math.random() * SPREAD_MS);
    },
  });
  return useQuery({
    queryKey,
    queryFn: async () => {
      fetchedAt.current = Date.now();
      return api.contest[source]({ cid, ...query });
    },
    placeholderData: keepPreviousData,
    refetchInterval: isRefreshing && pollMs.board,
  });
}

/** How often a contest is asked for whose start has passed, but which the server has not started yet. */
const START_MS = 5_000;

/** A contest with an outside scoreboard, and its problems. It is asked for again when it starts, is sealed, is paused, goes on or ends. */
export function useOutsideContest(cid: number) {
  const api = useApi();
  const [spreadMs] = useState(() => Math.random() * SPREAD_MS);
  return useQuery({
    queryKey: contestKeys.outside(cid),
    queryFn: () => api.contest.outsideInfo({ cid, beforeStart: true }),
    refetchInterval: ({ state: { data, dataUpdatedAt } }) => {
      if (!data) return false;
      const { contest } = data;
      const nowMs = Date.now() + offsetOf(contest.now, dataUpdatedAt);
      const isLate = contest.status === contestPhases.scheduled && contest.startTime.getTime() <= nowMs;
      return isLate ? START_MS : untilChange(contest, nowMs, spreadMs);
    },
  });
}
