import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Api, useApi } from './ApiProvider';

/** A change by the API. What stands under the key is fetched again, also after a refusal: somebody else was quicker. */
export function useChange<Given, Answer>(queryKey: QueryKey, change: (api: Api, given: Given) => Promise<Answer>) {
  const api = useApi();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => change(api, given),
    onSettled: () => cache.invalidateQueries({ queryKey }),
  });
}
