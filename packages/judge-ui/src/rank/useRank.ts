import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';

export const rankTypes = { acm: 0, oi: 1 } as const;
export type RankKind = keyof typeof rankTypes;

const MINUTE_MS = 60_000;
const CHARTED = 10;

interface Asked {
  kind: RankKind;
  searchUser: string | undefined;
  currentPage: number;
  limit: number;
}

export function useRank({ kind, searchUser, currentPage, limit }: Asked) {
  const api = useApi();
  return useQuery({
    queryKey: ['rank', kind, { searchUser, currentPage, limit }],
    queryFn: () => api.rank.list({ type: rankTypes[kind], searchUser, currentPage, limit }),
    placeholderData: keepPreviousData,
  });
}

/** The first ten of all, whatever the table shows. */
export function useTopTen(kind: RankKind) {
  const api = useApi();
  return useQuery({
    queryKey: ['rank', kind, 'top'],
    queryFn: () => api.rank.list({ type: rankTypes[kind], currentPage: 1, limit: CHARTED }),
    staleTime: MINUTE_MS,
  });
}
