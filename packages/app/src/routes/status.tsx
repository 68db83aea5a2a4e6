import type { Status } from '@oj/contract';
import { Page, SubmissionList } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 15;

export function StatusPage() {
  const [query, setQuery] = useSearchParams();
  const filter = {
    onlyMine: query.get('onlyMine') === 'true' || undefined,
    status: numberIn(query, 'status') as Status | undefined,
    problemID: query.get('problemID') ?? undefined,
    username: query.get('username') ?? undefined,
  };
  return (
    <Page>
      <SubmissionList
        filter={filter}
        page={pageIn(query)}
        pageSize={pageSizeIn(query, PAGE_SIZE)}
        onFilterChange={({ onlyMine, status, problemID, username }) =>
          setQuery(withValues(query, { onlyMine, status, problemID, username, currentPage: undefined }))
        }
        onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
        onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
      />
    </Page>
  );
}
