import { trainingAuths } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from './query';

/** Filters and page of a list of trainings, as the address has them. */
export function useTrainingQuery() {
  const [query, setQuery] = useSearchParams();
  return {
    filter: {
      categoryId: numberIn(query, 'categoryId'),
      auth: trainingAuths.find(auth => auth === query.get('auth')),
      keyword: query.get('keyword') ?? undefined,
    },
    page: pageIn(query),
    onFilterChange: ({
      categoryId,
      auth,
      keyword,
    }: {
      categoryId?: number | undefined;
      auth?: string | undefined;
      keyword?: string | undefined;
    }) => setQuery(withValues(query, { categoryId, auth, keyword, currentPage: undefined })),
    onPageChange: (currentPage: number) => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined })),
  };
}
