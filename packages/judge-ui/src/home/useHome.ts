import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { homeKeys } from './homeKeys';
import * as pollMs from '../live/pollMs';

const MINUTE_MS = 60_000;

export function useRecentContests() {
  const api = useApi();
  return useQuery({ queryKey: homeKeys.contests, queryFn: () => api.home.recentContests(), staleTime: MINUTE_MS });
}

export function useOtherContests() {
  const api = useApi();
  return useQuery({ queryKey: homeKeys.otherContests, queryFn: () => api.home.otherContests(), staleTime: MINUTE_MS });
}

export function useRecentSolvers() {
  const api = useApi();
  return useQuery({ queryKey: homeKeys.solvers, queryFn: () => api.home.recentSolvers(), staleTime: MINUTE_MS });
}

export function useWeek() {
  const api = useApi();
  return useQuery({
    queryKey: homeKeys.week,
    queryFn: () => api.home.week(),
    staleTime: MINUTE_MS,
    refetchInterval: pollMs.week,
  });
}
