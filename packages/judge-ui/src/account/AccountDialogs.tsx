import { Button, Dialog, Skeleton, theme, usePhrases, useToast } from '@oj/ui';
import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useSite } from '../site/useSite';
import { accountPhrases } from './accountPhrases';

const LoginForm = lazy(async () => ({ default: (await import('./LoginForm')).LoginForm }));
const RegisterForm = lazy(async () => ({ default: (await import('./RegisterForm')).RegisterForm }));

type Which = 'login' | 'register';
interface Opening {
  which: Which;
  onLogin?: (() => void) | undefined;
}
/** Opens a dialog of the account; `onLogin` runs once somebody has logged in through it. */
export type OpenAccountDialog = (which: Which, onLogin?: () => void) => void;

const OpenContext = createContext<OpenAccountDialog | undefined>(undefined);

export function useAccountDialog() {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useAccountDialog needs <AccountDialogs> above it.');
  return open;
}

/** Login and registration, over whatever page is shown: nothing on it is lost. */
export function AccountDialogs({ children }: { children: ReactNode }) {
  const say = usePhrases(accountPhrases);
  const toast = useToast();
  const { data: site } = useSite();
  const [opening, setOpening] = useState<Opening>();
  const open = useMemo<OpenAccountDialog>(() => (which, onLogin) => setOpening({ which, onLogin }), []);
  const close = () => setOpening(undefined);
  const turnTo = (which: Which) => setOpening(current => ({ ...current, which }));

  return (
    <OpenContext.Provider value={open}>
      {children}
      {opening && (
        <Dialog
          open
          title={`${say(opening.which)} - ${site?.shortName ?? 'OJ'}`}
          width={370}
          closeOnOutsidePress={false}
          onOpenChange={isOpen => isOpen || close()}
        >
          <Suspense fallback={<Skeleton lines={6} />}>
            {opening.which === 'login' ? (
              <LoginForm
                onLogin={user => {
                  close();
                  toast({ tone: 'success', title: say('welcome', { name: user.username }) });
                  opening.onLogin?.();
                }}
              />
            ) : (
              <RegisterForm
                onRegister={() => {
                  turnTo('login');
                  toast({ tone: 'success', title: say('registered') });
                }}
              />
            )}
          </Suspense>
          <Turn>
            {opening.which === 'login' ? (
              site?.register !== false && (
                <Button tone="quiet" size="small" onClick={() => turnTo('register')}>
                  {say('noAccount')}
                </Button>
              )
            ) : (
              <Button tone="quiet" size="small" onClick={() => turnTo('login')}>
                {say('haveAccount')}
              </Button>
            )}
          </Turn>
        </Dialog>
      )}
    </OpenContext.Provider>
  );
}

const Turn = styled.div`
  display: flex;
  justify-content: center;
  margin-block-start: ${theme.space[5]};
`;
