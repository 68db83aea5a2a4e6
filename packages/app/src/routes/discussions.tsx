import { DiscussionList, Page } from '@oj/judge-ui';
import { useParams } from 'react-router-dom';
import { useDiscussionQuery } from '../discussionQuery';

export function DiscussionsPage() {
  const { problemID } = useParams();
  return (
    <Page>
      <DiscussionList problemId={problemID} {...useDiscussionQuery()} />
    </Page>
  );
}
