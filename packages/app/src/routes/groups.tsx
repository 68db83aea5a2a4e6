import { groupAuthValues, GroupList, groupPageSizes, Page } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { numberIn, pageIn, withValues } from '../query';

const PAGE_SIZE = 15;

export function GroupsPage() {
  const [query, setQuery] = useSearchParams();
  const filter = {
    auth: groupAuthValues.find(auth => auth === numberIn(query, 'auth')),
    keyword: query.get('keyword') ?? undefined,
    onlyMine: query.get('onlyMine') === 'true' ? (true as const) : undefined,
  };
  return (
    <Page>
      <GroupList
        filter={filter}
        page={pageIn(query)}
        pageSize={groupPageSizes.find(size => size === numberIn(query, 'limit')) ?? PAGE_SIZE}
        onFilterChange={({ auth, keyword, onlyMine }) => setQuery(withValues(query, { auth, keyword, onlyMine, currentPage: undefined }))}
        onPageChange={currentPage => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined }))}
        onPageSizeChange={limit => setQuery(withValues(query, { limit, currentPage: undefined }))}
      />
    </Page>
  );
}
