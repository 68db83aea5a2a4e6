import * as Radix from '@radix-ui/react-toast';
import { Check, CircleAlert, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../Button/Button';
import { IconButton } from '../IconButton/IconButton';
import { usePhrases } from '../locale/LocaleProvider';
import { phrases } from '../locale/phrases';
import { focusRing } from '../theme/focus';
import { theme } from '../theme/theme';

const words = phrases('toastMessage', { dismiss: { zh: '关闭', en: 'Dismiss' } });

export type ToastTone = 'success' | 'error' | 'warning' | 'neutral';

export interface ToastMessage {
  /** Default `neutral`. Errors are spoken at once, the others when there is a pause. */
  tone?: ToastTone;
  title: ReactNode;
  description?: ReactNode;
  /** Instead of the icon of the tone: a verdict seal, an avatar. */
  icon?: ReactNode;
  /** One thing to do about it, such as undo. `hint` tells readers who cannot reach the button in time how else to do it. */
  action?: { label: string; onAction: () => void; hint?: string };
  /** While a message of the same topic is shown this one is not. Default: none. */
  topic?: string;
  /** Milliseconds that it stays; `Infinity` until it is dismissed. Errors and messages with an action stay 8 s by default. */
  durationMs?: number;
}

const icons = { success: Check, error: CircleAlert, warning: TriangleAlert, neutral: Info };

/** One message of the stack. */
export function Toast({ message, onDismiss }: { message: ToastMessage; onDismiss: () => void }) {
  const { tone = 'neutral', title, description, icon, action, durationMs } = message;
  const say = usePhrases(words);
  const Icon = icons[tone];
  const patient = tone === 'error' || action ? 8000 : undefined;
  return (
    <Root
      data-tone={tone}
      type={tone === 'error' ? 'foreground' : 'background'}
      duration={durationMs ?? patient}
      onOpenChange={open => {
        if (!open) onDismiss();
      }}
    >
      <Mark data-own={icon ? true : undefined}>{icon ?? <Icon aria-hidden />}</Mark>
      <Texts>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        {action && (
          <Radix.Action asChild altText={action.hint ?? action.label} onClick={action.onAction}>
            <ActionButton size="small">{action.label}</ActionButton>
          </Radix.Action>
        )}
      </Texts>
      <Radix.Close asChild>
        <IconButton label={say('dismiss')} size="small">
          <X aria-hidden />
        </IconButton>
      </Radix.Close>
    </Root>
  );
}

const enter = keyframes`
  from { opacity: 0; transform: translateX(16px); }
`;

const Root = styled(Radix.Root)`
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
  &[data-swipe='move'] {
    transform: translateX(var(--radix-toast-swipe-move-x));
  }
  &[data-swipe='cancel'] {
    transform: translateX(0);
    transition: transform ${theme.motion.fast} ${theme.motion.ease};
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

const Title = styled(Radix.Title)`
  font-weight: 600;
`;

const Description = styled(Radix.Description)`
  margin-block-start: 2px;
  color: ${theme.color.text2};
  font: ${theme.font.label};
  font-weight: 400;
`;

const ActionButton = styled(Button)`
  margin-block-start: ${theme.space[4]};
`;
