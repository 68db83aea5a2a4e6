import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../api/ApiProvider';
import { useChange } from '../../api/useChange';
import * as pollMs from '../../live/pollMs';

const keys = { faults: ['admin', 'faults'] };

export function useFigures() {
  const api = useApi();
  return useQuery({ queryKey: ['admin', 'figures'], queryFn: () => api.dashboard.figures() });
}

export function useLastDay() {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'lastDay'],
    queryFn: () => api.metrics.day(),
    refetchInterval: pollMs.lastDay,
  });
}

export function useLastLogin() {
  const api = useApi();
  return useQuery({ queryKey: ['admin', 'lastLogin'], queryFn: () => api.dashboard.lastLogin() });
}

export function useService() {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'service'],
    queryFn: () => api.dashboard.service(),
    refetchInterval: pollMs.service,
  });
}

export function useJudges() {
  const api = useApi();
  return useQuery({
    queryKey: ['admin', 'judges'],
    queryFn: () => api.judging.machines(),
    refetchInterval: pollMs.judges,
  });
}

export function useJudgeFaults() {
  const api = useApi();
  return useQuery({ queryKey: keys.faults, queryFn: () => api.judging.faults() });
}

export function useDismissJudgeFault() {
  return useChange(keys.faults, (api, pid: number) => api.judging.settleFault({ pid }));
}
