import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useWholeApi } from '../../api/WholeApi';

const REFRESH_MS = 10_000;
const LAST_DAY_MS = 60_000;
const keys = { faults: ['admin', 'faults'] };

export function useFigures() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: ['admin', 'figures'], queryFn: async () => (await wholeApi()).dashboard.figures() });
}

export function useLastDay() {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: ['admin', 'lastDay'],
    queryFn: async () => (await wholeApi()).metrics.day(),
    refetchInterval: LAST_DAY_MS,
  });
}

export function useLastLogin() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: ['admin', 'lastLogin'], queryFn: async () => (await wholeApi()).dashboard.lastLogin() });
}

export function useService() {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: ['admin', 'service'],
    queryFn: async () => (await wholeApi()).dashboard.service(),
    refetchInterval: REFRESH_MS,
  });
}

export function useJudges() {
  const wholeApi = useWholeApi();
  return useQuery({
    queryKey: ['admin', 'judges'],
    queryFn: async () => (await wholeApi()).judging.machines(),
    refetchInterval: REFRESH_MS,
  });
}

export function useJudgeFaults() {
  const wholeApi = useWholeApi();
  return useQuery({ queryKey: keys.faults, queryFn: async () => (await wholeApi()).judging.faults() });
}

export function useDismissJudgeFault() {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (pid: number) => (await wholeApi()).judging.settleFault({ pid }),
    onSettled: () => cache.invalidateQueries({ queryKey: keys.faults }),
  });
}
