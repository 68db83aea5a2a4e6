import { AuditLog } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { momentIn, pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 30;

export function AuditPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <AuditLog
      filter={{
        username: query.get('username') ?? undefined,
        action: query.get('action') ?? undefined,
        noun: query.get('noun') ?? undefined,
        from: momentIn(query, 'from'),
        to: momentIn(query, 'to'),
      }}
      page={pageIn(query)}
      pageSize={pageSizeIn(query, PAGE_SIZE)}
      onFilterChange={({ username, action, noun, from, to }) =>
        setQuery(withValues(query, { username, action, noun, from: from?.toISOString(), to: to?.toISOString(), currentPage: undefined }))
      }
      onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
      onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
    />
  );
}
