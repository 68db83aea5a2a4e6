import type { Group } from '@oj/contract';
import { GroupDiscussions } from '@oj/judge-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { discussionFilter } from '../../discussionFilter';
import { useListState } from '../../useListState';

export function DiscussionTab({ group }: { group: Group }) {
  const { problemID } = useParams();
  const [query] = useSearchParams();
  const { filter, page, onFilterChange, onPageChange } = useListState(discussionFilter);
  const state = { filter, page, onFilterChange, onPageChange };
  return <GroupDiscussions group={group} isAdminView={query.get('admin') === 'true'} problemId={problemID} {...state} />;
}
