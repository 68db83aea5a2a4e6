import { Button, Dialog, theme, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useSite } from '../site/useSite';
import { accountPhrases } from './accountPhrases';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';
import { ResetRequestForm } from './ResetRequestForm';
import type { Registered } from './useLoginForm';

export type Which = 'login' | 'register' | 'resetPwd';

interface AccountDialogProps {
  which: Which;
  onLogin: (() => void) | undefined;
  onTurn: (which: Which) => void;
  onClose: () => void;
}

/** One of the dialogs of the account, with the ways to the others. */
export function AccountDialog({ which, onLogin, onTurn, onClose }: AccountDialogProps) {
  const say = usePhrases(accountPhrases);
  const toast = useToast();
  const { data: site } = useSite();
  const [registered, setRegistered] = useState<Registered>();
  const turn = (to: Which, words: 'noAccount' | 'haveAccount' | 'forgot' | 'backToLogin') => (
    <Button tone="quiet" size="small" onClick={() => onTurn(to)}>
      {say(words)}
    </Button>
  );
  return (
    <Dialog
      open
      title={`${say(which)} - ${site?.shortName ?? 'OJ'}`}
      width={370}
      closeOnOutsidePress={false}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      {which === 'login' && (
        <LoginForm
          registered={registered}
          onLogin={user => {
            onClose();
            toast({ tone: 'success', title: say('welcome', { name: user.username }) });
            onLogin?.();
          }}
        />
      )}
      {which === 'register' && (
        <RegisterForm
          onRegister={account => {
            setRegistered(account);
            onTurn('login');
            toast({ tone: 'success', title: say('registered') });
          }}
        />
      )}
      {which === 'resetPwd' && <ResetRequestForm />}
      <Turns>
        {which === 'login' && turn('resetPwd', 'forgot')}
        {which === 'login' && site?.register !== false && turn('register', 'noAccount')}
        {which === 'register' && turn('login', 'haveAccount')}
        {which === 'resetPwd' && turn('login', 'backToLogin')}
      </Turns>
    </Dialog>
  );
}

const Turns = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]} ${theme.space[5]};
  margin-block-start: ${theme.space[5]};
`;
