import { AdminProblemList } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 15;

export function AdminProblemsPage() {
  const [query, setQuery] = useSearchParams();
  const auth = numberIn(query, 'auth');
  return (
    <AdminProblemList
      filter={{
        keyword: query.get('keyword') ?? undefined,
        auth: auth !== undefined && auth >= 1 && auth <= 3 ? auth : undefined,
        oj: query.get('oj') ?? undefined,
      }}
      page={pageIn(query)}
      pageSize={pageSizeIn(query, PAGE_SIZE)}
      onFilterChange={filter =>
        setQuery(withValues(query, { keyword: undefined, auth: undefined, oj: undefined, ...filter, currentPage: undefined }))
      }
      onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
      onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
    />
  );
}
