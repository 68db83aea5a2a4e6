import type { Group } from '@oj/contract';
import { GroupDiscussions } from '@oj/judge-ui';
import { useDiscussionQuery } from '../discussionQuery';

export const DiscussionTab = ({ group }: { group: Group }) => <GroupDiscussions group={group} {...useDiscussionQuery()} />;
