import * as Radix from '@radix-ui/react-tooltip';
import { forwardRef, type ReactElement, type ReactNode, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme';

export interface TooltipProps {
  /** A few words more about the element. Never the only place of something important: a finger cannot hover. */
  label: ReactNode;
  /** The element it belongs to; must be focusable and take a ref. */
  children: ReactElement;
  /** Side of the element on which the tooltip is shown. Default `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Milliseconds before it shows under a resting pointer; at once on keyboard focus. Default 400. */
  delayMs?: number;
  /** Whether the tooltip is shown. When it is given, the host controls it. */
  open?: boolean;
}

/** A short hint on hover and on keyboard focus; Escape hides it. `ref` goes to the bubble. APG pattern: tooltip. */
export const Tooltip = forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { label, children, side = 'top', delayMs = 400, open },
  ref,
) {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isShown, setShown] = useState(false);
  // Radix hides it at every scroll around its element, and keyboard focus scrolls to an element out of sight: it was gone a frame later.
  const isKept = () => window.event?.type === 'scroll' && trigger.current?.matches(':focus-visible');
  return (
    <Radix.Provider delayDuration={delayMs}>
      <Radix.Root open={open ?? isShown} onOpenChange={next => void ((next || !isKept()) && setShown(next))}>
        <Radix.Trigger ref={trigger} asChild title="">
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Bubble ref={ref} side={side} sideOffset={6} collisionPadding={8} hideWhenDetached>
            {label}
          </Bubble>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
});

const Bubble = styled(Radix.Content)`
  z-index: ${theme.layer.floating};
  max-width: min(280px, calc(100vw - 16px));
  padding: 5px 9px;
  border: 1px solid transparent;
  border-radius: ${theme.radius.seal};
  background: ${theme.color.ink};
  color: ${theme.color.onInk};
  font: ${theme.font.label};
  font-weight: 400;
  overflow-wrap: anywhere;
`;
