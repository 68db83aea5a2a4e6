import { Card, EmptyState, usePhrases } from '@oj/ui';
import type { ReactNode } from 'react';
import { groupPhrases } from './groupPhrases';

/** Instead of a page that is for members. */
export function MembersOnly({ action }: { action: ReactNode }) {
  const say = usePhrases(groupPhrases);
  return (
    <Card>
      <EmptyState title={say('membersOnly')} action={action} />
    </Card>
  );
}
