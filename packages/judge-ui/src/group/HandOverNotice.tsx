import type { Group } from '@oj/contract';
import { Button, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useErrorToast } from '../parts/useErrorToast';
import { useUser } from '../session/SessionProvider';
import { groupEntryPhrases } from './groupEntryPhrases';
import { useHandOver } from './useGroupChanges';

/** While a member is asked to take the group over: for this member to answer, for the owner to withdraw. */
export function HandOverNotice({ group: { id, name, successor, powers } }: { group: Group }) {
  const say = usePhrases(groupEntryPhrases);
  const user = useUser();
  const toast = useToast();
  const showError = useErrorToast();
  const [isAsking, setIsAsking] = useState(false);
  const { takeOver, drop } = useHandOver(id);
  const isAsked = successor !== null && successor.uid === user?.uid;
  if (!successor || (!isAsked && !powers.handOver)) return null;
  const dropIt = () =>
    drop.mutate(undefined, { onSuccess: () => void toast({ tone: 'success', title: say('dropped') }), onError: showError });
  return (
    <Notice>
      <span>{isAsked ? say('offered') : say('waiting', { name: successor.username })}</span>
      <Buttons>
        <Button pending={drop.isPending} onClick={dropIt}>
          {say(isAsked ? 'decline' : 'withdrawOffer')}
        </Button>
        {isAsked && (
          <Button tone="primary" onClick={() => setIsAsking(true)}>
            {say('takeOver')}
          </Button>
        )}
      </Buttons>
      <ConfirmDialog
        title={say('takeOverAsk', { name })}
        description={say('takeOverLead')}
        confirm={say('takeOver')}
        tone="primary"
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={async () => {
          await takeOver.mutateAsync(undefined);
          toast({ tone: 'success', title: say('tookOver') });
        }}
      />
    </Notice>
  );
}

const Notice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]} ${theme.space[6]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.warnSoft};
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Buttons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
