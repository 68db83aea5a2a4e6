import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient, type QueryKey } from '@tanstack/react-query';

/**
 * What pages have fetched. As that of the library, but what is invalidated while it is fetched for the first time is fetched anew: the answer
 * on its way may be of the time before the change, and would be shown for good.
 */
export class PageCache extends QueryClient {
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
