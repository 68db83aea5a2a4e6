import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { focusRing } from '../../theme/focus';
import { theme } from '../../theme/theme';
import { useSwipe } from './useSwipe';
import { useTimer } from './useTimer';

const words = phrases('toastMessage', { dismiss: { zh: '关闭', en: 'Dismiss' } });

export type ToastTone = 'success' | 'error' | 'warning' | 'neutral';

export interface ToastMessage {
  /** Default `neutral`. Errors are spoken at once, the others when there is a pause. */
  tone?: ToastTone;
  title: ReactNode;
  description?: ReactNode;
  /** Replaces the icon of the tone, for example with a verdict seal or an avatar. */
  icon?: ReactNode;
  /** One thing to do about it, such as undo. `hint` tells readers who cannot reach the button in time how else to do it. */
  action?: { label: string; onAction: () => void; hint?: string };
  /** Subject of the message: while a message with the same topic is shown, this one is not. Default: none. */
  topic?: string;
  /** Milliseconds that it stays; `Infinity` until it is dismissed. Errors and messages with an action stay 8 s by default. */
  durationMs?: number;
}

const icons = { success: Check, error: CircleAlert, warning: TriangleAlert, neutral: Info };

const PATIENT_MS = 8000;

interface ToastProps {
  message: ToastMessage;
  /** How long one stays that does not say so. */
  durationMs: number;
  /** Whether somebody may be reading the message: its time then stands still. */
  isRead: boolean;
  /** Called with whether the focus was in the message. */
  onDismiss: (hadFocus: boolean) => void;
}

/** One message of the stack. */
export function Toast({ message, durationMs, isRead, onDismiss }: ToastProps) {
  const { tone = 'neutral', title, description, icon, action } = message;
  const say = usePhrases(words);
  const root = useRef<HTMLLIElement>(null);
  const dismiss = () => onDismiss(root.current?.contains(document.activeElement) ?? false);
  useTimer(message.durationMs ?? (tone === 'error' || action ? PATIENT_MS : durationMs), isRead, dismiss);
  const { movedPx, handlers } = useSwipe(dismiss);
  const Icon = icons[tone];
  return (
    <Root
      ref={root}
      tabIndex={0}
      data-tone={tone}
      data-swipe={movedPx > 0 || undefined}
      style={{ '--swipe': `${movedPx}px` } as CSSProperties}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        dismiss();
      }}
      {...handlers}
    >
      <Mark data-own={icon ? true : undefined}>{icon ?? <Icon aria-hidden />}</Mark>
      <Texts role={tone === 'error' ? 'alert' : undefined}>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {action && (
          <ActionButton
            size="small"
            title={action.hint}
            onClick={() => {
              action.onAction();
              dismiss();
            }}
          >
            {action.label}
          </ActionButton>
        )}
      </Texts>
      <IconButton label={say('dismiss')} size="small" onClick={dismiss}>
        <X aria-hidden />
      </IconButton>
    </Root>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const Root = styled.li`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[5]};
  padding: 12px 10px 12px 14px;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  color: ${theme.color.text};
  box-shadow: ${theme.shadow};
  font: ${theme.font.body};
  animation: ${enter} ${theme.motion.panel} ${theme.motion.ease};
  ${focusRing}
  pointer-events: auto;
  touch-action: pan-y;
  transition: transform ${theme.motion.fast} ${theme.motion.ease};
  &[data-swipe] {
    transform: translateX(var(--swipe));
    transition: none;
  }
`;

const Mark = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  min-width: 28px;
  height: 28px;
  border-radius: ${theme.radius.seal};
  & > svg {
    width: 16px;
    height: 16px;
    stroke-width: 2.4;
  }
  &:not([data-own]) {
    background: ${theme.color.sunken};
    color: ${theme.color.text2};
  }
  [data-tone='success'] > &:not([data-own]) {
    background: ${theme.color.successSoft};
    color: ${theme.color.success};
  }
  [data-tone='error'] > &:not([data-own]) {
    background: ${theme.color.dangerSoft};
    color: ${theme.color.danger};
  }
  [data-tone='warning'] > &:not([data-own]) {
    background: ${theme.color.warnSoft};
    color: ${theme.color.warn};
  }
`;

const Texts = styled.div`
  flex: 1;
  min-width: 0;
  padding-block: 4px;
  overflow-wrap: anywhere;
`;

const Title = styled.div`
  font-weight: 600;
`;

const Description = styled.div`
  margin-block-start: 2px;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  font-weight: 400;
`;

const ActionButton = styled(Button)`
  margin-block-start: ${theme.space[4]};
`;
