import { useQuery } from '@tanstack/react-query';
import type { SlideAction } from '@oj/contract';
import type { SlideTrack } from '@oj/ui';
import { useApi } from '../api/ApiProvider';

/** A slide puzzle for one action, and the server's judgement of a try at it. A puzzle is good for one try. */
export function useSlidePuzzle(action: SlideAction, round: number) {
  const api = useApi();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['account', 'slide', action, round],
    queryFn: () => api.verification.slide({ action }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  return {
    puzzle: isFetching ? undefined : data,
    error,
    refresh: () => void refetch(),
    /** Work of this device in place of a try. */
    prove: (proof: { key: string; answer: string }) => api.verification.solveWork({ ...proof, action }),
    solve: async ({ offsetPx, points, by }: SlideTrack) => {
      if (!data) throw new Error('there is no puzzle to solve');
      return api.verification.solveSlide({ key: data.key, track: { offsetPx, points: [...points], by } });
    },
  };
}
