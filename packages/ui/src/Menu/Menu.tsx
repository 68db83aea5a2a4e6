import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithoutRef, forwardRef, type ReactElement } from 'react';
import { styled } from 'styled-components';
import { floating } from '../theme/floating';
import { theme } from '../theme/theme';
import { MenuEntryRow, type MenuEntry } from './MenuEntry';

export interface MenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir'> {
  /** The button that opens it; a `Button` or `IconButton`. */
  trigger: ReactElement;
  entries: readonly MenuEntry[];
  /** Edge of the trigger that the menu keeps to. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** Given: the host says whether it is open. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** A list of commands and destinations behind a button. `ref` and rest go to the list. APG pattern: menu button. */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(
  { trigger, entries, align = 'start', open, onOpenChange, ...rest },
  ref,
) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <List ref={ref} align={align} sideOffset={6} collisionPadding={8} {...rest}>
          {entries.map((entry, place) => (
            <MenuEntryRow
              key={typeof entry === 'string' ? `separator ${place}` : 'heading' in entry ? entry.heading : entry.label}
              entry={entry}
            />
          ))}
        </List>
      </Radix.Portal>
    </Radix.Root>
  );
});

const List = styled(Radix.Content)`
  ${floating}
  box-sizing: border-box;
  min-width: 180px;
  max-width: min(320px, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${theme.space[3]};
  overflow-y: auto;
`;
