import * as Radix from '@radix-ui/react-popover';
import { forwardRef } from 'react';
import { styled } from 'styled-components';
import { focusRing } from '../../theme/focus';
import { floating } from '../../theme/floating';
import type { PopoverProps } from './Popover';

/** A panel that has been asked for: open when it appears. */
export const OpenedPopover = forwardRef<HTMLDivElement, PopoverProps>(function OpenedPopover(
  { trigger, label, open, defaultOpen: _, onOpenChange, side = 'bottom', align = 'start', children, ...rest },
  ref,
) {
  return (
    <Radix.Root open={open} defaultOpen onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Panel ref={ref} aria-label={label} side={side} align={align} sideOffset={6} collisionPadding={8} {...rest}>
          {children}
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
});

/** Fetched after the styles of a host that restyles it: those win all the same. */
const Panel = styled(Radix.Content)`
  ${floating}
  ${focusRing}
  :where(&) {
    box-sizing: border-box;
    max-width: min(360px, calc(100vw - 16px));
    max-height: var(--radix-popover-content-available-height);
    padding: 14px 16px;
    overflow-y: auto;
  }
`;
