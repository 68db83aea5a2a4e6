import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
} from '@tanstack/react-query';

/**
 * What pages have fetched. As that of the library, but what is invalidated while it is fetched for the first time is fetched anew: the answer
 * on its way may be of the time before the change, and would be shown for good. A browser that holds itself for offline may be wrong, and may
 * reach a server of its own network: calls are tried, and fail at once.
 */
export class PageCache extends QueryClient {
  constructor({ defaultOptions: { queries, mutations, ...others } = {}, ...config }: QueryClientConfig = {}) {
    const isTried = { networkMode: 'always' } as const;
    const defaultOptions = {
      ...others,
      queries: { ...isTried, refetchOnReconnect: true, ...queries },
      mutations: { ...isTried, ...mutations },
    };
    super({ ...config, defaultOptions });
  }

  override invalidateQueries<Key extends QueryKey = QueryKey>(filters: InvalidateQueryFilters<Key> = {}, options: InvalidateOptions = {}) {
    const { refetchType: _, ...chosen } = filters;
    void this.cancelQueries({
      ...chosen,
      predicate: query =>
        query.isActive() &&
        query.state.data === undefined &&
        query.state.fetchStatus === 'fetching' &&
        (filters.predicate?.(query as never) ?? true),
    });
    return super.invalidateQueries(filters, options);
  }
}
