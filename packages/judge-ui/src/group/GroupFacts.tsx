import type { Group } from '@oj/contract';
import { Button, Card, formatMoment, theme, touchTarget, usePhrases, useToast } from '@oj/ui';
import { LogOut } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { userAddress } from '../links/userAddress';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { FactList } from '../parts/FactList';
import { useUser } from '../session/SessionProvider';
import { groupEntryPhrases } from './groupEntryPhrases';
import { groupPhrases } from './groupPhrases';
import { useGroupEntry } from './useGroupChanges';

const MEMBER = 3;

/** What is known of a group at a glance, and the way out of it. */
export function GroupFacts({ group }: { group: Group }) {
  const say = usePhrases(groupPhrases);
  const user = useUser();
  const { userAuth, uid } = group;
  return (
    <Card title={say('facts')}>
      <FactList
        facts={[
          [say('shortName'), group.shortName],
          [
            say('owner'),
            <Owner key="owner" to={userAddress(group.owner)}>
              {group.owner}
            </Owner>,
          ],
          [say('size'), group.memberCount],
          [say('since'), formatMoment(group.gmtCreate)],
          ...(userAuth >= MEMBER
            ? [[say('yourLevel'), uid === user?.uid ? say('owner') : say(`level${userAuth || MEMBER}`)] as const]
            : []),
        ]}
      />
      {userAuth >= MEMBER && uid !== user?.uid && <LeaveButton group={group} />}
    </Card>
  );
}

/** The owner has none: a group without its owner is disbanded. */
function LeaveButton({ group: { id, name } }: { group: Group }) {
  const say = usePhrases(groupEntryPhrases);
  const toast = useToast();
  const { leave } = useGroupEntry(id);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Foot>
      <Button onClick={() => setIsAsking(true)}>
        <LogOut aria-hidden /> {say('leave')}
      </Button>
      <ConfirmDialog
        title={say('leaveAsk', { name })}
        description={say('leaveLead')}
        confirm={say('leave')}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await leave.mutateAsync(undefined);
          toast({ tone: 'success', title: say('left') });
        }}
      />
    </Foot>
  );
}

const Owner = styled(Link)`
  ${touchTarget}
`;

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
