import type { ManagedUser } from '@oj/contract';
import { Button, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { userAdminPhrases } from './userAdminPhrases';
import { useUserMutations } from './useUserAdmin';

/** Lets the super admin switch the second factor off for a user who has lost the authenticator app. */
export function UserSecondFactor({ user: { uid, username }, onRemoved }: { user: ManagedUser; onRemoved: () => void }) {
  const say = usePhrases(userAdminPhrases);
  const toast = useToast();
  const { removeSecondFactor } = useUserMutations();
  const [isAsking, setIsAsking] = useState(false);
  const remove = async () => {
    await removeSecondFactor.mutateAsync(uid);
    toast({ tone: 'success', title: say('factorRemoved', { name: username }) });
    onRemoved();
  };
  return (
    <Line>
      <span>{say('hasFactor')}</span>
      <Button size="small" tone="danger" onClick={() => setIsAsking(true)}>
        {say('removeFactor')}
      </Button>
      <ConfirmDialog
        title={say('removeFactorOf', { name: username })}
        description={say('removeFactorLead')}
        confirm={say('removeFactor')}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={remove}
      />
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[4]};
  color: ${theme.color.text2};
`;
