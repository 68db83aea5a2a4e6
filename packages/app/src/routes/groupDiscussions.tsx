import type { Group } from '@oj/contract';
import { GroupDiscussions } from '@oj/judge-ui';
import { useParams } from 'react-router-dom';
import { useDiscussionQuery } from '../discussionQuery';

export const DiscussionTab = ({ group }: { group: Group }) => (
  <GroupDiscussions group={group} problemId={useParams().problemID} {...useDiscussionQuery()} />
);
