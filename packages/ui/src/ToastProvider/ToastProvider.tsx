import * as Radix from '@radix-ui/react-toast';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../locale/LocaleProvider';
import { phrases } from '../locale/phrases';
import { theme } from '../theme/theme';
import { Toast, type ToastMessage } from './Toast';

const words = phrases('toast', {
  region: { zh: '通知（{{hotkey}}）', en: 'Notifications ({{hotkey}})' },
  notification: { zh: '通知', en: 'Notification' },
});

/** Shows a message and answers how to take it back. */
export type ShowToast = (message: ToastMessage) => () => void;

interface Shown extends ToastMessage {
  id: number;
}

const ToastContext = createContext<ShowToast | null>(null);

export interface ToastProviderProps {
  children?: ReactNode;
  /** Milliseconds that a message stays if it does not say so itself; the clock rests under the pointer and while it has focus. Default 5000. */
  durationMs?: number;
  /** Greatest number on the screen; older ones give way. Default 4. */
  limit?: number;
}

/** Once around the app: gives `useToast` to everything below and draws the stack. F8 moves the focus to it. */
export function ToastProvider({ children, durationMs = 5000, limit = 4 }: ToastProviderProps) {
  const say = usePhrases(words);
  const [stack, setStack] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setStack(shown => shown.filter(each => each.id !== id)), []);
  const show = useCallback<ShowToast>(
    message => {
      const id = ++lastId.current;
      setStack(shown => [...shown, { ...message, id }].slice(-limit));
      return () => dismiss(id);
    },
    [dismiss, limit],
  );
  return (
    <ToastContext.Provider value={show}>
      <Radix.Provider duration={durationMs} label={say('notification')}>
        {children}
        {stack.map(({ id, ...message }) => (
          <Toast key={id} message={message} onDismiss={() => dismiss(id)} />
        ))}
        <Stack label={say('region', { hotkey: '{hotkey}' })} />
      </Radix.Provider>
    </ToastContext.Provider>
  );
}

/** `const toast = useToast(); toast({ tone: 'success', title: 'Saved' })`. Throws outside of a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

const Stack = styled(Radix.Viewport)`
  position: fixed;
  inset-block-start: 72px;
  inset-inline-end: 20px;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  width: min(360px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  list-style: none;
  outline: 0;
  ${theme.phone} {
    inset-block: auto 16px;
    inset-inline-end: 16px;
  }
`;
