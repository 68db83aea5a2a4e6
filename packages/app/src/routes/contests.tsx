import { ContestList, contestStatuses, contestTypes, Page } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from '../query';

export function ContestsPage() {
  const [query, setQuery] = useSearchParams();
  const filter = {
    status: contestStatuses.find(status => status === numberIn(query, 'status')),
    type: contestTypes.find(type => type === numberIn(query, 'type')),
    keyword: query.get('keyword') ?? undefined,
  };
  return (
    <Page>
      <ContestList
        filter={filter}
        page={pageIn(query)}
        onFilterChange={({ status, type, keyword }) => setQuery(withValues(query, { status, type, keyword, currentPage: undefined }))}
        onPageChange={currentPage => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined }))}
      />
    </Page>
  );
}
