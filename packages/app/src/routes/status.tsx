import { Status } from '@oj/contract';
import { Page, SubmissionList } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 15;

export function StatusPage() {
  const [query, setQuery] = useSearchParams();
  const filter = {
    onlyMine: query.get('onlyMine') === 'true' || undefined,
    status: statusIn(query),
    problemID: query.get('problemID') ?? undefined,
    completeProblemID: (query.has('problemID') && query.get('completeProblemID') === 'true') || undefined,
    username: query.get('username') ?? undefined,
  };
  return (
    <Page>
      <SubmissionList
        filter={filter}
        page={pageIn(query)}
        pageSize={pageSizeIn(query, PAGE_SIZE)}
        onFilterChange={({ onlyMine, status, problemID, completeProblemID, username }) =>
          setQuery(withValues(query, { onlyMine, status, problemID, completeProblemID, username, currentPage: undefined }))
        }
        onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
        onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
      />
    </Page>
  );
}

/** An unknown status counts as no filter. */
const statusIn = (query: URLSearchParams) => Object.values(Status).find(status => status === numberIn(query, 'status'));
