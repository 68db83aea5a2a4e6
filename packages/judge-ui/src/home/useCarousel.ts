import { useQuery } from '@tanstack/react-query';
import { useApi } from '../api/ApiProvider';
import { homeKeys } from './homeKeys';

const MINUTE_MS = 60_000;

/** The pictures of the first page, in their order. */
export function useCarousel() {
  const api = useApi();
  return useQuery({ queryKey: homeKeys.carousel, queryFn: () => api.home.carousel(), staleTime: MINUTE_MS });
}
