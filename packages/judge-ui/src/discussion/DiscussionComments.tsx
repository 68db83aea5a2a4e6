import { Card } from '@oj/ui';
import { useMemo } from 'react';
import { CommentSection } from '../comment/CommentSection';
import { useDiscussion } from './useDiscussions';

/** What people say about a discussion. */
export function DiscussionComments({ did }: { did: number }) {
  const { data: discussion } = useDiscussion(did);
  const owner = useMemo(() => ({ did }), [did]);
  return (
    <Card>
      <CommentSection owner={owner} moderates={discussion?.moderates ?? false} />
    </Card>
  );
}
