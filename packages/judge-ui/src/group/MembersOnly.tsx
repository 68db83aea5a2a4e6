import type { Group } from '@oj/contract';
import { Card, EmptyState, usePhrases } from '@oj/ui';
import { groupAddress } from '../links/groupAddress';
import { ButtonLink } from '../parts/ButtonLink';
import { useTitle } from '../site/useSite';
import { groupPhrases } from './groupPhrases';

/** Replaces a page that only members may see. */
export function MembersOnly({ group: { id, name } }: { group: Group }) {
  const say = usePhrases(groupPhrases);
  useTitle(name);
  return (
    <Card>
      <EmptyState title={say('membersOnly')} action={<ButtonLink to={groupAddress(id)}>{say('toHome')}</ButtonLink>} />
    </Card>
  );
}
