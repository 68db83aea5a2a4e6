import { createContext, lazy, type ReactNode, Suspense, useContext, useMemo, useState } from 'react';
import type { Which } from './AccountDialog';

const AccountDialog = lazy(async () => ({ default: (await import('./AccountDialog')).AccountDialog }));

interface Opening {
  which: Which;
  onLogin: (() => void) | undefined;
}
/** Opens a dialog of the account; `onLogin` runs once somebody has logged in through it. */
export type OpenAccountDialog = (which: Which, onLogin?: () => void) => void;

const OpenContext = createContext<OpenAccountDialog | undefined>(undefined);

export function useAccountDialog() {
  const open = useContext(OpenContext);
  if (!open) throw new Error('useAccountDialog needs <AccountDialogs> above it.');
  return open;
}

/** Login and registration, over whatever page is shown: nothing on it is lost. Fetched when first opened. */
export function AccountDialogs({ children }: { children: ReactNode }) {
  const [opening, setOpening] = useState<Opening>();
  const open = useMemo<OpenAccountDialog>(() => (which, onLogin) => setOpening({ which, onLogin }), []);
  return (
    <OpenContext.Provider value={open}>
      {children}
      {opening && (
        <Suspense>
          <AccountDialog
            which={opening.which}
            onLogin={opening.onLogin}
            onTurn={which => setOpening(current => ({ onLogin: current?.onLogin, which }))}
            onClose={() => setOpening(undefined)}
          />
        </Suspense>
      )}
    </OpenContext.Provider>
  );
}
