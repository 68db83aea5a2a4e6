import { DiscussionList, Page } from '@oj/judge-ui';
import { useParams } from 'react-router-dom';
import { discussionFilter } from '../discussionFilter';
import { useListState } from '../useListState';

export function DiscussionsPage() {
  const { problemID } = useParams();
  const { filter, page, onFilterChange, onPageChange } = useListState(discussionFilter);
  return (
    <Page>
      <DiscussionList problemId={problemID} {...{ filter, page, onFilterChange, onPageChange }} />
    </Page>
  );
}
