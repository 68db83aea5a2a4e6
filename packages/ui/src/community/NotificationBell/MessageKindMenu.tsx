import { AtSign, Megaphone, MessageSquare, ThumbsUp, User } from 'lucide-react';
import type { ComponentPropsWithoutRef, ReactElement } from 'react';
import { styled } from 'styled-components';
import { usePhrases } from '../../locale/LocaleProvider';
import type { MenuEntry } from '../../primitives/Menu/MenuEntry';
import { OpenedMenu } from '../../primitives/Menu/OpenedMenu';
import { messageKinds } from '../MessageList/message';
import { messageKindPhrases } from '../MessageList/messageKindPhrases';
import { theme } from '../../theme/theme';
import { capped } from './capped';
import type { NotificationBellProps } from './NotificationBell';

type FromBell = { [Prop in 'unread' | 'hrefOf' | 'linkOf' | 'onKindSelect' | 'open' | 'onOpenChange']: NotificationBellProps[Prop] };

interface MessageKindMenuProps extends FromBell {
  trigger: ReactElement<ComponentPropsWithoutRef<'button'>>;
  focusFirst: boolean;
}

const icons = { discuss: MessageSquare, reply: AtSign, like: ThumbsUp, system: Megaphone, mine: User };

/** The five lists of messages with their counts. */
export function MessageKindMenu({ unread, hrefOf, linkOf, onKindSelect, open, onOpenChange, ...rest }: MessageKindMenuProps) {
  const nameOf = usePhrases(messageKindPhrases);
  const entries = messageKinds.map((kind): MenuEntry => {
    const Icon = icons[kind];
    return {
      label: nameOf(kind),
      icon: <Icon aria-hidden />,
      note: unread[kind] > 0 && <Count>{capped(unread[kind])}</Count>,
      ...(linkOf ? { link: linkOf(kind) } : hrefOf ? { href: hrefOf(kind) } : {}),
      ...(onKindSelect ? { onSelect: () => onKindSelect(kind) } : {}),
    };
  });
  const menu = { ...(open === undefined ? {} : { open }), ...(onOpenChange ? { onOpenChange } : {}) };
  return <OpenedMenu align="end" entries={entries} {...menu} {...rest} />;
}

const Count = styled.span`
  display: inline-block;
  min-width: 20px;
  padding: 0 6px;
  border-radius: 9px;
  background: var(--oj-wa);
  color: ${theme.color.onSolid};
  font: 600 11px/18px ${theme.family.sans};
  font-variant-numeric: tabular-nums;
  text-align: center;
`;
