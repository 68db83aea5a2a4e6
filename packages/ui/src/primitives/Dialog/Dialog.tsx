import * as Radix from '@radix-ui/react-dialog';
import { X } from 'lucide-react';
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef, type ReactElement, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { IconButton } from '../IconButton/IconButton';
import { useModalSheet } from '../../hooks/useModalSheet';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { theme } from '../../theme/theme';
import { visuallyHidden } from '../../theme/visuallyHidden';

const words = phrases('dialog', { close: { zh: '关闭', en: 'Close' } });

export interface DialogProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Names the dialog. */
  title: ReactNode;
  /** Hides the title, which screen readers still read. */
  titleHidden?: boolean;
  /** One sentence under the title; spoken when the dialog opens. */
  description?: ReactNode;
  /** Whether the dialog is open. When it is given, the host controls it. */
  open?: boolean;
  /** First state when the dialog keeps it itself. Default false. */
  defaultOpen?: boolean;
  /** Called when the close button, Escape, a press outside or the trigger asks for a change. */
  onOpenChange?: (open: boolean) => void;
  /** Called when it has gone and the focus is back where it was, if that is still there. */
  onClosed?: (() => void) | undefined;
  /** A button that opens it, drawn where the dialog stands in the tree. */
  trigger?: ReactElement;
  /** Greatest width in px. Default 370, the account dialogs; a phone gets all but 16 px at each side. */
  width?: number;
  /** False: a press outside does nothing, so that what was typed is safe. Default true. */
  closeOnOutsidePress?: boolean;
  /** Buttons under a hairline, aligned to the end. */
  footer?: ReactNode;
}

/** A question or a short form over the page; holds the focus, and gives it back. APG pattern: dialog (modal). */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  {
    title,
    titleHidden,
    description,
    open,
    defaultOpen,
    onOpenChange,
    onClosed,
    trigger,
    width = 370,
    closeOnOutsidePress = true,
    footer,
    children,
    style,
    ...rest
  },
  ref,
) {
  const say = usePhrases(words);
  const sheet = useModalSheet({ described: Boolean(description), closeOnOutsidePress, onClosed });
  return (
    <Radix.Root open={open} defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Scrim>
          <Sheet ref={ref} style={{ ...style, '--dialog-width': `${width}px` } as CSSProperties} {...sheet} {...rest}>
            <Title data-hidden={titleHidden || undefined}>{title}</Title>
            {description && <Description>{description}</Description>}
            <Body>{children}</Body>
            {footer && <Footer>{footer}</Footer>}
            <Radix.Close asChild>
              <CloseButton label={say('close')} size="small">
                <X aria-hidden />
              </CloseButton>
            </Radix.Close>
          </Sheet>
        </Scrim>
      </Radix.Portal>
    </Radix.Root>
  );
});

/** Put around a button inside a dialog: it closes the dialog, after its own `onClick`. */
export const DialogClose = forwardRef<HTMLButtonElement, { children: ReactElement }>(function DialogClose({ children }, ref) {
  return (
    <Radix.Close ref={ref} asChild>
      {children}
    </Radix.Close>
  );
});

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Scrim = styled(Radix.Overlay)`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  place-items: center;
  padding: ${theme.space[6]};
  background: ${theme.color.scrim};
  overflow-y: auto;
  animation: ${fade} ${theme.motion.panel} ${theme.motion.ease};
`;

const Sheet = styled(Radix.Content)`
  position: relative;
  box-sizing: border-box;
  width: 100%;
  max-width: var(--dialog-width);
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  font: ${theme.font.body};
  animation: ${rise} ${theme.motion.panel} ${theme.motion.ease};
  &:focus {
    outline: 0;
  }
`;

const Title = styled(Radix.Title)`
  margin: 0;
  padding: 20px 56px 0 24px;
  font: ${theme.font.title};
  overflow-wrap: anywhere;
  &[data-hidden] {
    ${visuallyHidden}
  }
`;

const Description = styled(Radix.Description)`
  margin: 4px 0 0;
  padding: 0 24px;
  color: ${theme.color.text2};
`;

const Body = styled.div`
  padding: 16px 24px 24px;
  &:empty {
    padding-block: 0 20px;
  }
`;

const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[4]};
  padding: 14px 24px;
  border-block-start: 1px solid ${theme.color.line};
`;

/** Last in the order of Tab: the first field or button of the content gets the focus. */
const CloseButton = styled(IconButton)`
  position: absolute;
  inset-block-start: 14px;
  inset-inline-end: 14px;
  @media (pointer: coarse) {
    inset-block-start: 6px;
    inset-inline-end: 6px;
  }
`;
