import { DiscussionAdminPage, discussionAdminTabs, discussionStates } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { pageIn, withValues } from '../query';

export function DiscussionsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <DiscussionAdminPage
      tab={discussionAdminTabs.find(tab => tab === query.get('tab')) ?? 'all'}
      filter={{ state: discussionStates.find(state => state === query.get('state')), keyword: query.get('keyword') ?? undefined }}
      page={pageIn(query)}
      onFilterChange={({ state, keyword }) => setQuery(withValues(query, { state, keyword, currentPage: undefined }))}
      onPageChange={currentPage => setQuery(withValues(query, { currentPage: currentPage > 1 ? currentPage : undefined }))}
    />
  );
}
