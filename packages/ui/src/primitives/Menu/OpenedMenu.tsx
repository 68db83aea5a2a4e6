import * as Radix from '@radix-ui/react-dropdown-menu';
import { forwardRef, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { floating } from '../../theme/floating';
import { theme } from '../../theme/theme';
import type { MenuProps } from './Menu';
import { MenuEntryRow } from './MenuEntry';

/** A menu that has been asked for: open when it appears. */
export const OpenedMenu = forwardRef<HTMLDivElement, MenuProps & { focusFirst: boolean }>(function OpenedMenu(
  { trigger, entries, align = 'start', open, onOpenChange, focusFirst, ...rest },
  ref,
) {
  return (
    <Radix.Root defaultOpen open={open} onOpenChange={onOpenChange} modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <List ref={ref} align={align} sideOffset={6} collisionPadding={8} {...rest}>
          {focusFirst && <FocusFirst />}
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

/** The key that asked for the menu was pressed before the menu could see it: what it does then is done here, after its own focusing. */
function FocusFirst() {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const timer = setTimeout(() => mark.current?.parentElement?.querySelector<HTMLElement>('[role^=menuitem]')?.focus());
    return () => clearTimeout(timer);
  }, []);
  return <span ref={mark} hidden />;
}

const List = styled(Radix.Content)`
  ${floating}
  box-sizing: border-box;
  min-width: 180px;
  max-width: min(320px, calc(100vw - 16px));
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: ${theme.space[3]};
  overflow-y: auto;
`;
