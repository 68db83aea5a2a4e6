import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactElement, Suspense } from 'react';
import { usePrefetchOnIntent } from '../../hooks/usePrefetchOnIntent';
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
  /** Whether the menu is open. When it is given, the host controls it. */
  open?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * A list of commands and destinations behind a button. `ref` and rest go to the list. APG pattern: menu button.
 * Only the button is there at first; the menu is fetched when the pointer or the focus reaches it.
 */
export const Menu = forwardRef<HTMLDivElement, MenuProps>(function Menu(props, ref) {
  const { trigger, open, onOpenChange } = props;
  const [asked, button] = usePrefetchOnIntent({ trigger, popup: 'menu', load, open, onOpenChange });
  if (!asked) return button;
  return (
    <Suspense fallback={trigger}>
      <OpenedMenu ref={ref} focusFirst={asked === 'by keyboard'} {...props} />
    </Suspense>
  );
});
