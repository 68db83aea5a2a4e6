import { cloneElement, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactElement, useState } from 'react';

type How = 'by pointer' | 'by keyboard';

interface Opening {
  /** The button that opens it. */
  trigger: ReactElement<ComponentPropsWithoutRef<'button'>>;
  popup: 'menu' | 'dialog';
  /** Fetches the code of the popup. */
  load: () => Promise<unknown>;
  open?: boolean | undefined;
  defaultOpen?: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * Fetches the code of a popup when somebody is about to open it: when the pointer or the focus reaches its button. @returns how the popup was opened,
 * undefined until then, and the button to draw until then. The first answer stays, so that the popup closes in its own way and returns the
 * focus.
 */
export function usePrefetchOnIntent({ trigger, popup, load, open, defaultOpen = false, onOpenChange }: Opening) {
  const [asked, setAsked] = useState<How | undefined>(defaultOpen ? 'by pointer' : undefined);
  if (open && !asked) setAsked('by pointer');
  const ask = (how: How) => {
    setAsked(how);
    onOpenChange?.(true);
  };
  const reach = () => void load();
  const button = cloneElement(trigger, {
    'aria-haspopup': popup,
    'aria-expanded': false,
    onPointerEnter: reach,
    onFocus: reach,
    onClick: ({ detail }) => ask(detail ? 'by pointer' : 'by keyboard'),
    ...(popup === 'menu' && { onKeyDown: ({ key }: KeyboardEvent) => key === 'ArrowDown' && ask('by keyboard') }),
  });
  return [asked, button] as const;
}
