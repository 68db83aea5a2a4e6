import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactElement, Suspense } from 'react';
import { usePrefetchOnIntent } from '../../hooks/usePrefetchOnIntent';

const load = () => import('./OpenedPopover');
const OpenedPopover = lazy(async () => ({ default: (await load()).OpenedPopover }));

export interface PopoverProps extends ComponentPropsWithoutRef<'div'> {
  /** The button that opens it. */
  trigger: ReactElement<ComponentPropsWithoutRef<'button'>>;
  /** Names the panel. */
  label: string;
  /** Whether the popover is open. When it is given, the host controls it. */
  open?: boolean;
  /** Whether it is open at first. Default false. */
  defaultOpen?: boolean;
  /** Called when the popover opens or closes. */
  onOpenChange?: (open: boolean) => void;
  /** Side of the trigger where it opens if there is room. Default `bottom`. */
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** How the panel is aligned with the button. Default `start`. */
  align?: 'start' | 'center' | 'end';
  /** Called before the focus goes back to the trigger; `preventDefault` when it is to go elsewhere. */
  onCloseAutoFocus?: (event: Event) => void;
}

/**
 * A small panel at a button, with controls or explanation in it; not modal. `ref` and rest go to the panel.
 * Only the button is there at first; the panel is fetched when the pointer or the focus reaches it.
 */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(props, ref) {
  const { trigger, open, defaultOpen, onOpenChange } = props;
  const [asked, button] = usePrefetchOnIntent({ trigger, popup: 'dialog', load, open, defaultOpen: defaultOpen ?? false, onOpenChange });
  if (!asked) return button;
  return (
    <Suspense fallback={trigger}>
      <OpenedPopover ref={ref} {...props} />
    </Suspense>
  );
});
