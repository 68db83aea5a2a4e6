import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';

const HOUR_MS = 3_600_000;

/** The languages of every judge, remote ones too. */
export function useAllLanguages() {
  const api = useApi();
  return useQuery({ queryKey: ['languages', 'all'], queryFn: () => api.problem.languages({ all: true }), staleTime: HOUR_MS });
}
