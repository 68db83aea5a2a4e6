import { useQuery } from '@tanstack/react-query';
import type { SlideTrack } from '@oj/ui';
import { useApi } from '../api/ApiProvider';

/** A slide puzzle for one login, and the server's judgement of a try at it. A puzzle is good for one try. */
export function useLoginSlide(round: number) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account', 'slide', round],
    queryFn: () => api.verification.slide({ action: 'login' }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    puzzle: isFetching ? undefined : data,
    error,
    refresh: () => void refetch(),
    solve: async ({ offsetPx, points, by }: SlideTrack) => {
      if (!data) throw new Error('there is no puzzle to solve');
      return api.verification.solveSlide({ key: data.key, track: { offsetPx, points: [...points], by } });
    },
  };
}
