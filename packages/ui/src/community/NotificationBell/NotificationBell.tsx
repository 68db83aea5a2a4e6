import { Bell } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { usePrefetchOnIntent } from '../../hooks/usePrefetchOnIntent';
import { IconButton } from '../../primitives/IconButton/IconButton';
import { usePhrases } from '../../locale/LocaleProvider';
import { phrases } from '../../locale/phrases';
import { type MessageKind, messageKinds } from '../MessageList/message';
import { theme } from '../../theme/theme';
import { capped } from './capped';

const load = () => import('./MessageKindMenu');
const MessageKindMenu = lazy(async () => ({ default: (await load()).MessageKindMenu }));

const words = phrases('notificationBell', {
  messages: { zh: '消息', en: 'Messages' },
  unread: { zh: '消息，{{count}} 条未读', en: 'Messages, {{count}} unread' },
});

/** Unread messages of each kind. */
export type UnreadCounts = Readonly<Record<MessageKind, number>>;

export interface NotificationBellProps extends Omit<ComponentPropsWithoutRef<'button'>, 'children'> {
  /** Unread messages of each kind; above 99 it says 99+. */
  unread: UnreadCounts;
  /** Address of a list. */
  hrefOf?: (kind: MessageKind) => string;
  /** Use in place of `hrefOf`: a link of the host's router without children, for example `<Link to="/message/reply" />`. */
  linkOf?: (kind: MessageKind) => ReactElement<{ children?: ReactNode }>;
  /** Called with the list that was asked for; use beside `hrefOf`, or in place of it. */
  onKindSelect?: (kind: MessageKind) => void;
  /** Whether the menu is open. When it is given, the host controls it. */
  open?: boolean;
  /** Called when the menu opens or closes. */
  onOpenChange?: (open: boolean) => void;
}

/**
 * The bell of the bar: how much is unread, and the five lists with their counts. `ref` and rest go to the button. APG pattern: menu button.
 * The lists are fetched when the pointer or the focus reaches the bell.
 */
export const NotificationBell = forwardRef<HTMLButtonElement, NotificationBellProps>(function NotificationBell(
  { unread, hrefOf, linkOf, onKindSelect, open, onOpenChange, ...rest },
  ref,
) {
  const say = usePhrases(words);
  const total = messageKinds.reduce((sum, kind) => sum + unread[kind], 0);
  const label = total > 0 ? say('unread', { count: capped(total) }) : say('messages');
  const bell = (
    <IconButton ref={ref} label={label} data-unread={total > 0 || undefined} {...rest}>
      <Bell aria-hidden />
      {total > 0 && <Badge aria-hidden>{capped(total)}</Badge>}
    </IconButton>
  );
  const [asked, button] = usePrefetchOnIntent({ trigger: bell, popup: 'menu', load, open, onOpenChange });
  if (!asked) return button;
  return (
    <Suspense fallback={bell}>
      <MessageKindMenu
        trigger={bell}
        focusFirst={asked === 'by keyboard'}
        {...{ unread, hrefOf, linkOf, onKindSelect, open, onOpenChange }}
      />
    </Suspense>
  );
});

const Badge = styled.span`
  position: absolute;
  inset-block-start: 1px;
  inset-inline-start: 18px;
  min-width: 16px;
  padding: 0 4px;
  border: 1.5px solid ${theme.color.surface};
  border-radius: 9px;
  background: var(--oj-wa);
  color: ${theme.color.onSolid};
  font: 600 11px/14px ${theme.family.sans};
  font-variant-numeric: tabular-nums;
  text-align: center;
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
