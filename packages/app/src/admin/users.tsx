import { UserAdminPage } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 15;

export function UsersPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <UserAdminPage
      filter={{ keyword: query.get('keyword') ?? undefined, onlyAdmin: query.get('onlyAdmin') === 'true' || undefined }}
      page={pageIn(query)}
      pageSize={pageSizeIn(query, PAGE_SIZE)}
      onFilterChange={filter =>
        setQuery(withValues(query, { keyword: undefined, onlyAdmin: undefined, ...filter, currentPage: undefined }))
      }
      onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
      onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
    />
  );
}
