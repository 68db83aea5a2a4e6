import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';

/** User that is asked for, by ID or by name; the caller if neither is given. */
export interface Whom {
  uid?: string | undefined;
  username?: string | undefined;
}

export function useProfile(whom: Whom, enabled = true) {
  const api = useApi();
  return useQuery({ queryKey: ['profile', whom], queryFn: () => api.profile.home(whom), enabled });
}

export function useCalendar(whom: Whom) {
  const api = useApi();
  return useQuery({ queryKey: ['profile', 'calendar', whom], queryFn: () => api.profile.calendar(whom), staleTime: 60_000 });
}
