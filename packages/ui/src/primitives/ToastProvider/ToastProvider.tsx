import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { fetchedOnce } from '../../hooks/fetchedOnce';
import type { ToastMessage } from './Toast';

/** Where it could not be fetched, the page goes on without, and the next message asks for it again. */
const late = fetchedOnce(() => import('./ToastStack'));
/** A message usually follows an action of the user. */
const signs = ['pointerdown', 'keydown'] as const;

/** Shows a message and answers how to take it back. */
export type ShowToast = (message: ToastMessage) => () => void;

/** A message in the stack. */
export interface Shown extends ToastMessage {
  id: number;
}

const ToastContext = createContext<ShowToast | null>(null);

export interface ToastProviderProps {
  /** The page whose messages it shows. */
  children?: ReactNode;
  /** Milliseconds that a message stays if it does not say so itself; the clock rests under the pointer and while it has focus. Default 5000. */
  durationMs?: number;
  /** Greatest number on the screen; older ones give way. Default 4. */
  limit?: number;
}

/** Once around the app: gives `useToast` to everything below and draws the stack, fetched when a page is first used. F8 moves the focus to it. */
export function ToastProvider({ children, durationMs = 5000, limit = 4 }: ToastProviderProps) {
  const [stack, setStack] = useState<readonly Shown[]>();
  const fetched = late.useFetched(false);
  useEffect(() => {
    for (const sign of signs) addEventListener(sign, late.ask, { once: true, passive: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, late.ask);
    };
  }, []);
  const lastId = useRef(0);
  const dismiss = useCallback((id: number) => setStack(shown => shown?.filter(each => each.id !== id)), []);
  const show = useCallback<ShowToast>(
    message => {
      late.ask();
      const id = ++lastId.current;
      const { topic } = message;
      setStack((shown = []) =>
        topic !== undefined && shown.some(each => each.topic === topic) ? shown : [...shown, { ...message, id }].slice(-limit),
      );
      return () => dismiss(id);
    },
    [dismiss, limit],
  );
  return (
    <ToastContext.Provider value={show}>
      {children}
      {stack && fetched && <fetched.ToastStack stack={stack} durationMs={durationMs} onDismiss={dismiss} />}
    </ToastContext.Provider>
  );
}

/** `const toast = useToast(); toast({ tone: 'success', title: 'Saved' })`. Throws outside of a `ToastProvider`. */
export function useToast(): ShowToast {
  const show = useContext(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
