import {
  cloneElement,
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  lazy,
  type ReactElement,
  Suspense,
  useState,
} from 'react';
import type { MenuEntry } from './MenuEntry';

const load = () => import('./OpenedMenu');
const OpenedMenu = lazy(async () => ({ default: (await load()).OpenedMenu }));

export interface MenuProps extends Omit<ComponentPropsWithoutRef<'div'>, 'dir'> {
  /** The button that opens it; a `Button` or `IconButton`. */
  trigger: ReactElement<ComponentPropsWithoutRef<'button'>>;
  /** Commands and rules between them, in order. */
  entries: readonly MenuEntry[];
  /** Edge of the trigger that the menu keeps to. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** Given: the host says whether it is open. */
  open?: boolean;
  /** Told when it opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A list of commands and destinations behind a button. `ref` and rest go to the list. APG pattern: menu button.
 * Until somebody reaches for the button it is nothing but a button; the menu is fetched then.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const { trigger, open, onOpenChange } = props;
  const [wanted, setWanted] = useState<'by pointer' | 'by keyboard'>();
  // Once open it stays what it is, to close in its own way and give the focus back.
  if (open && !wanted) setWanted('by pointer');
  if (wanted) {
    return (
      <Suspense fallback={trigger}>
        <OpenedMenu ref={ref} focusFirst={wanted === 'by keyboard'} {...props} />
      </Suspense>
    );
  }
  const want = (how: 'by pointer' | 'by keyboard') => {
    setWanted(how);
    onOpenChange?.(true);
  };
  const reach = () => void load();
  return cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onPointerEnter: reach,
    onFocus: reach,
    onClick: ({ detail }) => want(detail ? 'by pointer' : 'by keyboard'),
    onKeyDown: (event: KeyboardEvent) => event.key === 'ArrowDown' && want('by keyboard'),
  });
});
