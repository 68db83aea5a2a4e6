import { Button, Dialog, theme, usePhrases, useToast } from '@oj/ui';
import { styled } from 'styled-components';
import { useSite } from '../site/useSite';
import { accountPhrases } from './accountPhrases';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

export type Which = 'login' | 'register';

interface AccountDialogProps {
  which: Which;
  onLogin: (() => void) | undefined;
  onTurn: (which: Which) => void;
  onClose: () => void;
}

/** One of the dialogs of the account, with the way to the other. */
export function AccountDialog({ which, onLogin, onTurn, onClose }: AccountDialogProps) {
  const say = usePhrases(accountPhrases);
  const toast = useToast();
  const { data: site } = useSite();
  const other = which === 'login' ? 'register' : 'login';
  const mayTurn = other === 'login' || site?.register !== false;
  return (
    <Dialog
      open
      title={`${say(which)} - ${site?.shortName ?? 'OJ'}`}
      width={370}
      closeOnOutsidePress={false}
      onOpenChange={isOpen => isOpen || onClose()}
    >
      {which === 'login' ? (
        <LoginForm
          onLogin={user => {
            onClose();
            toast({ tone: 'success', title: say('welcome', { name: user.username }) });
            onLogin?.();
          }}
        />
      ) : (
        <RegisterForm
          onRegister={() => {
            onTurn('login');
            toast({ tone: 'success', title: say('registered') });
          }}
        />
      )}
      {mayTurn && (
        <Turn>
          <Button tone="quiet" size="small" onClick={() => onTurn(other)}>
            {say(which === 'login' ? 'noAccount' : 'haveAccount')}
          </Button>
        </Turn>
      )}
    </Dialog>
  );
}

const Turn = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: ${theme.space[5]};
`;
