import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';

/** User that is asked for, by ID or by name; the caller if neither is given. */
export interface UserLookup {
  uid?: string | undefined;
  username?: string | undefined;
}

export function useProfile(lookup: UserLookup, enabled = true) {
  const api = useApi();
  return useQuery({ queryKey: ['profile', lookup], queryFn: () => api.profile.home(lookup), enabled });
}

export function useCalendar(lookup: UserLookup) {
  const api = useApi();
  return useQuery({ queryKey: ['profile', 'calendar', lookup], queryFn: () => api.profile.calendar(lookup), staleTime: 60_000 });
}
