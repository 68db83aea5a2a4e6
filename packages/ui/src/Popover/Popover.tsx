import * as Radix from '@radix-ui/react-popover';
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../theme/focus';
import { floating } from '../theme/floating';

export interface PopoverProps extends ComponentPropsWithoutRef<'div'> {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Names the panel. */
  label: string;
  /** Given: the host says whether it is open. */
  open?: boolean;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the trigger where it opens if there is room. Default `bottom`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** Called before the focus goes back to the trigger; `preventDefault` when it is to go elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
}

/** A small panel at a button, with controls or explanation in it; not modal. `ref` and rest go to the panel. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  { trigger, label, open, defaultOpen, onOpenChange, side = 'bottom', align = 'start', children, ...rest },
  ref,
) {
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel ref={ref} aria-label={label} side={side} align={align} sideOffset={6} collisionPadding={8} {...rest}>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
});

const Panel = styled(Radix.Content)`
  ${floating}
  box-sizing: border-box;
  max-width: min(360px, calc(100vw - 16px));
  max-height: var(--radix-popover-content-available-height);
  padding: 14px 16px;
  overflow-y: auto;
  ${focusRing}
`;
