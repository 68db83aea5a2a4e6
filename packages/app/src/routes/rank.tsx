import { Page, Rank } from '@oj/judge-ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { pageIn, pageSizeIn, withValues } from '../query';

const PAGE_SIZE = 30;

export function RankPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <Page>
      <Rank
        kind={query.get('type') === 'oi' ? 'oi' : 'acm'}
        searchUser={query.get('searchUser') ?? undefined}
        page={pageIn(query)}
        pageSize={pageSizeIn(query, PAGE_SIZE)}
        addressOf={kind => `/rank?${withValues(query, { type: kind, currentPage: undefined })}`}
        onSearchChange={searchUser => setQuery(withValues(query, { searchUser, currentPage: undefined }))}
        onPageChange={currentPage => setQuery(withValues(query, { currentPage }))}
        onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
      />
    </Page>
  );
}

export const AcmRankPage = () => <Navigate to="/rank?type=acm" replace />;
export const OiRankPage = () => <Navigate to="/rank?type=oi" replace />;
