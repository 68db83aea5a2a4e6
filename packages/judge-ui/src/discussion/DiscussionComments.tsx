import { Card } from '@oj/ui';
import { useMemo } from 'react';
import { CommentSection } from '../comment/CommentSection';
import { useMay } from '../session/useMay';

/** What people say about a discussion. */
export function DiscussionComments({ did }: { did: number }) {
  const owner = useMemo(() => ({ did }), [did]);
  return (
    <Card>
      <CommentSection owner={owner} moderates={useMay('back_office')} />
    </Card>
  );
}
