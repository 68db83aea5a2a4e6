import * as Radix from '@radix-ui/react-toast';
import { styled } from 'styled-components';
import { usePhrases } from '../locale/LocaleProvider';
import { phrases } from '../locale/phrases';
import { theme } from '../theme/theme';
import { Toast } from './Toast';
import type { Shown } from './ToastProvider';

const words = phrases('toast', {
  region: { zh: '通知（{{hotkey}}）', en: 'Notifications ({{hotkey}})' },
  notification: { zh: '通知', en: 'Notification' },
});

interface ToastStackProps {
  stack: readonly Shown[];
  durationMs: number;
  onDismiss: (id: number) => void;
}

/** The messages on the screen, the newest last. */
export function ToastStack({ stack, durationMs, onDismiss }: ToastStackProps) {
  const say = usePhrases(words);
  return (
    <Radix.Provider duration={durationMs} label={say('notification')}>
      {stack.map(({ id, ...message }) => (
        <Toast key={id} message={message} onDismiss={() => onDismiss(id)} />
      ))}
      <Stack label={say('region', { hotkey: '{hotkey}' })} />
    </Radix.Provider>
  );
}

/** Below a page's bar and toolbar; on a phone above a bar at its foot: what is to be pressed next stays free. */
const Stack = styled(Radix.Viewport)`
  position: fixed;
  inset-block-start: 122px;
  inset-inline-end: 20px;
  z-index: ${theme.layer.toast};
  display: flex;
  flex-direction: column;
  gap: ${theme.space[4]};
  width: min(360px, calc(100vw - 32px));
  margin: 0;
  padding: 0;
  list-style: none;
  outline: 0;
  ${theme.phone} {
    inset-block: auto 84px;
    inset-inline-end: 16px;
  }
`;
