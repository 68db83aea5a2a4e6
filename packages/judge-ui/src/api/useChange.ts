import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useWholeApi, type WholeApi } from './WholeApi';

/** A change by the API. What stands under the key is fetched again, also after a refusal: somebody else was quicker. */
export function useChange<Given, Answer>(queryKey: QueryKey, change: (api: WholeApi, given: Given) => Promise<Answer>) {
  const wholeApi = useWholeApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (given: Given) => change(await wholeApi(), given),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
