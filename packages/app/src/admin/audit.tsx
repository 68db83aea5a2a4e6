import { AuditLog } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 30;

export function AuditPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <AuditLog
      filter={{ username: query.get('username') ?? undefined, action: query.get('action') ?? undefined }}
      page={pageIn(query)}
      pageSize={pageSizeIn(query, PAGE_SIZE)}
      onFilterChange={filter => setQuery(withValues(query, { username: undefined, action: undefined, ...filter, currentPage: undefined }))}
      onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
      onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
    />
  );
}
