import { cloneElement, type ComponentPropsWithoutRef, type KeyboardEvent, type ReactElement, useState } from 'react';

type How = 'by pointer' | 'by keyboard';

interface Opening {
  /** The button that opens it. */
  trigger: ReactElement<ComponentPropsWithoutRef<'button'>>;
  popup: 'menu' | 'dialog';
  /** Fetches what opens. */
  load: () => Promise<unknown>;
  open?: boolean | undefined;
  defaultOpen?: boolean;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/**
 * For what opens at a button and is fetched when somebody reaches for that button. @returns how it was asked for, undefined until it was,
 * and the button to draw until then. Once asked for it stays what it is, to close in its own way and give the focus back.
 */
export function useReachedFor({ trigger, popup, load, open, defaultOpen = false, onOpenChange }: Opening) {
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
