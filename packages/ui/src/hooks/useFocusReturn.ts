import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: () => void;
}

/** For a dialog that the host opens without a trigger: when it closes, the focus goes back to where it was, if that is still there. */
export function useFocusReturn(onClosed?: () => void): FocusReturn {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: () => {
      if (before.current instanceof HTMLElement) before.current.focus();
      onClosed?.();
    },
  };
}
