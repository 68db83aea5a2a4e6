import { useStyleNonce } from '../theme/useStyleNonce';
import { useFocusReturn } from './useFocusReturn';

interface ModalSheet {
  /** Whether a description stands in it, for readers. */
  described?: boolean;
  /** False: a press outside does nothing. Default true. */
  closeOnOutsidePress?: boolean;
  /** Called when the sheet is gone and the focus is back. */
  onClosed?: (() => void) | undefined;
}

/** What every sheet over the page hands to its `Radix.Content`: how it ends, where the focus goes, what readers hear. */
export function useModalSheet({ described = false, closeOnOutsidePress = true, onClosed }: ModalSheet = {}) {
  useStyleNonce();
  return {
    ...useFocusReturn(onClosed),
    ...(described ? {} : { 'aria-describedby': undefined }),
    onPointerDownOutside: (event: Event) => {
      // A message over the sheet is no place outside of it.
      const isOnMessage = event.target instanceof Element && event.target.closest('[data-toasts]');
      if (!closeOnOutsidePress || isOnMessage) event.preventDefault();
    },
  };
}
