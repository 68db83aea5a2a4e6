import { DiscussionAdminPage, discussionAdminTabs, discussionStates } from '@oj/judge-ui';
import { useSearchParams } from 'react-router-dom';
import { oneOf, useListState, words } from '../useListState';

const discussionFilter = { state: oneOf(discussionStates), keyword: words };

export function DiscussionsPage() {
  const [query] = useSearchParams();
  const { filter, page, onFilterChange, onPageChange } = useListState(discussionFilter);
  return (
    <DiscussionAdminPage
      tab={discussionAdminTabs.find(tab => tab === query.get('tab')) ?? 'all'}
      {...{ filter, page, onFilterChange, onPageChange }}
    />
  );
}
