import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactElement, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { useModalSheet } from '../../hooks/useModalSheet';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';
import { DrawerBody } from './DrawerBody';
import { scrimStyle, sheetStyle } from './drawerStyle';

const words = phrases('drawer', { close: { zh: '关闭', en: 'Close' } });

export interface DrawerProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Names the drawer. */
  title: ReactNode;
  /** Hides the title, which screen readers still read. */
  titleHidden?: boolean;
  /** One sentence under the title; spoken when the drawer opens. */
  description?: ReactNode;
  /** Edge of the window that it comes from. Default `end`. */
  side?: 'start' | 'end' | 'bottom';
  /** Greatest width in px, of a drawer from the side; the page stays visible beside it. Default 420. */
  width?: number;
  /** Whether the drawer is open. When it is given, the host controls it. */
  open?: boolean;
  /** First state when the drawer keeps it itself. Default false. */
  defaultOpen?: boolean;
  /** Called when the close button, Escape, a press outside or the trigger asks for a change. */
  onOpenChange?: (open: boolean) => void;
  /** A button that opens it, drawn where the drawer stands in the tree. */
  trigger?: ReactElement;
  /** False: a press outside does nothing, so that what was typed is safe. Default true. */
  closeOnOutsidePress?: boolean;
  /** Buttons under a hairline; they stay while the content scrolls. */
  footer?: ReactNode;
}

/**
 * A sheet of paper from the edge of the window: a second task beside the page, too long for a dialog.
 * Holds the focus, and gives it back. `ref` and rest go to the sheet. APG pattern: dialog (modal).
 */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>(function Drawer(
  {
    title,
    titleHidden,
    description,
    side = 'end',
    width = 420,
    open,
    defaultOpen,
    onOpenChange,
    trigger,
    closeOnOutsidePress = true,
    footer,
    children,
    style,
    ...rest
  },
  ref,
) {
  const say = usePhrases(words);
  const sheet = useModalSheet({ described: Boolean(description), closeOnOutsidePress });
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim />
        <Sheet ref={ref} data-side={side} style={{ ...style, '--drawer-width': `${width}px` } as CSSProperties} {...sheet} {...rest}>
          <Head data-hidden={titleHidden || undefined}>
            <Title data-hidden={titleHidden || undefined}>{title}</Title>
            {description && <Description>{description}</Description>}
          </Head>
          <DrawerBody>{children}</DrawerBody>
          {footer && <Footer>{footer}</Footer>}
          <Radix.Close asChild>
            <CloseButton label={say('close')} size="small">
              <X aria-hidden />
            </CloseButton>
          </Radix.Close>
        </Sheet>
      </Radix.Portal>
    </Radix.Root>
  );
});

const Scrim = styled(Radix.Overlay)`
  ${scrimStyle}
`;

const Sheet = styled(Radix.Content)`
  ${sheetStyle}
`;

const Head = styled.div`
  flex: none;
  padding: 18px 56px 14px 24px;
  border-block-end: 1px solid ${theme.color.line};
  &[data-hidden] {
    min-height: 20px;
    border-block-end: 0;
  }
`;

const Title = styled(Radix.Title)`
  margin: 0;
  font: ${theme.font.title};
  overflow-wrap: anywhere;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Description = styled(Radix.Description)`
  margin: 2px 0 0;
  color: ${theme.color.text2};
`;

const Footer = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  padding: 14px 24px max(14px, env(safe-area-inset-bottom));
  border-block-start: 1px solid ${theme.color.line};
`;

/** Last in the order of Tab: the first field or button of the content gets the focus. */
const CloseButton = styled(IconButton)`
  position: absolute;
  inset-block-start: 16px;
  inset-inline-end: 16px;
  @media (pointer: coarse) {
    inset-block-start: 8px;
    inset-inline-end: 8px;
  }
`;
