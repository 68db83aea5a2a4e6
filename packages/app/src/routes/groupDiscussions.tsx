import type { Group } from '@oj/contract';
import { GroupDiscussions } from '@oj/judge-ui';
import { useParams, useSearchParams } from 'react-router-dom';
import { useDiscussionQuery } from '../discussionQuery';

export function DiscussionTab({ group }: { group: Group }) {
  const { problemID } = useParams();
  const [query] = useSearchParams();
  return <GroupDiscussions group={group} isAdminView={query.get('desk') === 'true'} problemId={problemID} {...useDiscussionQuery()} />;
}
