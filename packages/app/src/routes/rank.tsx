import { Page, Rank } from '@oj/judge-ui';
import { Navigate, useSearchParams } from 'react-router-dom';
import { withValues } from '../query';
import { useListState, words } from '../useListState';

export function RankPage() {
  const [query] = useSearchParams();
  const { filter, onFilterChange, ...paging } = useListState({ searchUser: words });
  return (
    <Page>
      <Rank
        kind={query.get('type') === 'oi' ? 'oi' : 'acm'}
        searchUser={filter.searchUser}
        addressOf={kind => `/rank?${withValues(query, { type: kind, currentPage: undefined })}`}
        onSearchChange={searchUser => onFilterChange({ searchUser })}
        {...paging}
      />
    </Page>
  );
}

export const AcmRankPage = () => <Navigate to="/rank?type=acm" replace />;
export const OiRankPage = () => <Navigate to="/rank?type=oi" replace />;
