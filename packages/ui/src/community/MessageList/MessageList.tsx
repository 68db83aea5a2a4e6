import { CheckCheck, Trash2 } from 'lucide-react';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button';
import { useTask } from '../../hooks/useTask';
import { ConfirmDialog } from '../../primitives/Dialog/ConfirmDialog';
import { EmptyState } from '../../primitives/EmptyState/EmptyState';
import { usePhrases } from '../../locale/LocaleProvider';
import { Pagination } from '../../primitives/Pagination/Pagination';
import { Skeleton } from '../../primitives/Skeleton/Skeleton';
import { Present } from '../../primitives/RelativeTime/Present';
import { theme } from '../../theme/theme';
import type { Message, MessageKind, PersonMessage } from './message';
import { messageKindPhrases } from './messageKindPhrases';
import { messageListPhrases } from './messageListPhrases';
import { MessageRow } from './MessageRow';

export interface MessageListProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Which of the five lists it is; names the section. */
  kind: MessageKind;
  /** Newest first, one page of them. */
  messages: readonly Message[];
  /** Number of unread messages of this kind. Default: those among `messages`. */
  unreadCount?: number;
  /** Messages are being fetched: those that are shown stay, otherwise there are skeletons. Default false. */
  loading?: boolean;
  /** Replaces the list when it could not be fetched; usually an `ErrorState`. */
  error?: ReactNode;
  /** Replaces the default sentence when there are no messages. */
  empty?: ReactNode;
  /** Deletes one, after it was confirmed. Without it there is no such button. */
  onDelete?: (message: Message) => unknown;
  /** Deletes all of this kind, after it was confirmed. */
  onClean?: () => unknown;
  /** Marks all of this kind as read. Offered while there are unread ones. */
  onMarkAllRead?: () => unknown;
  /** The current page, from 1. Default 1. */
  page?: number;
  /** Messages per page. Default: 6 for messages about what users did, 8 for notices. */
  pageSize?: number;
  /** Number of all messages of this kind. Default: no paging. */
  total?: number;
  /** Called with the page that was asked for. */
  onPageChange?: (page: number) => void;
  /** Draws the link to where it happened. Default: `<a href>`. */
  renderLink?: (url: string, children: ReactNode) => ReactNode;
  /** Draws the link to the sender. Default: the plain name. */
  renderSenderLink?: (sender: PersonMessage['sender'], children: ReactNode) => ReactNode;
  /** The present, for the relative times; by default the clock of this device. */
  now?: Date | number | undefined;
}

const plainLink = (url: string, children: ReactNode) => <a href={url}>{children}</a>;
const plainName = (_: unknown, children: ReactNode) => children;
const isNoticeKind = (kind: MessageKind) => kind === 'system' || kind === 'mine';

/** One list of the message centre. `ref` and rest go to the section. */
export const MessageList = forwardRef<HTMLElement, MessageListProps>(function MessageList(
  {
    kind,
    messages,
    unreadCount = messages.filter(({ unread }) => unread).length,
    loading = false,
    now,
    error,
    empty,
    onDelete,
    onClean,
    onMarkAllRead,
    page = 1,
    pageSize = isNoticeKind(kind) ? 8 : 6,
    total,
    onPageChange,
    renderLink = plainLink,
    renderSenderLink = plainName,
    ...rest
  },
  ref,
) {
  const say = usePhrases(messageListPhrases);
  const nameOf = usePhrases(messageKindPhrases);
  const [asked, setAsked] = useState<Message | 'all'>();
  const reading = useTask();
  const hasAny = messages.length > 0;
  return (
    <Present.Provider value={now}>
      <Root ref={ref} aria-label={nameOf(kind)} aria-busy={loading || undefined} data-kind={kind} {...rest}>
        {hasAny && !error && (
          <Bar>
            <span>{unreadCount > 0 && say('unreadCount', { count: unreadCount })}</span>
            {reading.failure && <Failure role="alert">{say('failed')}</Failure>}
            {onMarkAllRead && unreadCount > 0 && (
              <Button tone="quiet" size="small" pending={reading.pending} onClick={() => void reading.run(onMarkAllRead)}>
                <CheckCheck aria-hidden />
                {say('markAll')}
              </Button>
            )}
            {onClean && (
              <Button tone="quiet" size="small" onClick={() => setAsked('all')}>
                <Trash2 aria-hidden />
                {say('clean')}
              </Button>
            )}
          </Bar>
        )}
        {error ??
          (hasAny ? (
            <Sheet aria-label={say('list')}>
              {messages.map(message => (
                <MessageRow
                  key={`${message.kind} ${message.id}`}
                  message={message}
                  onAskDelete={onDelete && setAsked}
                  renderLink={renderLink}
                  renderSenderLink={renderSenderLink}
                />
              ))}
            </Sheet>
          ) : loading ? (
            <Waiting rows={3} />
          ) : (
            (empty ?? <EmptyState picture="boat" title={say('empty')} />)
          ))}
        {!error && total !== undefined && total > pageSize && onPageChange && (
          <Pages page={page} pageSize={pageSize} total={total} onPageChange={onPageChange} />
        )}
        <ConfirmDialog
          title={say(asked === 'all' ? 'cleanAsk' : 'removeAsk')}
          description={asked === 'all' ? say('cleanHint') : undefined}
          confirm={say(asked === 'all' ? 'clean' : 'removeConfirm')}
          open={asked !== undefined}
          onClose={() => setAsked(undefined)}
          onConfirm={() => (asked === 'all' ? onClean?.() : asked && onDelete?.(asked))}
        />
      </Root>
    </Present.Provider>
  );
});

function Waiting({ rows }: { rows: number }) {
  const say = usePhrases(messageListPhrases);
  return (
    <Pending aria-label={say('loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Ghost key={row}>
          <Skeleton shape="circle" width={40} />
          <Skeleton lines={3} />
        </Ghost>
      ))}
    </Pending>
  );
}

const Root = styled.section`
  min-width: 0;
  color: ${theme.color.text};
  font: ${theme.font.body};
`;

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  min-height: 36px;
  margin-block-end: ${theme.space[4]};
  & > :first-child {
    margin-inline-end: auto;
    color: ${theme.color.text3};
    font: ${theme.font.label};
    font-weight: 400;
  }
`;

const Failure = styled.span`
  color: ${theme.color.danger};
  font: ${theme.font.label};
`;

const Sheet = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface};
  list-style: none;
  overflow: clip;
`;

const Pending = styled.div.attrs({ role: 'status' })``;

const Ghost = styled.div`
  display: flex;
  gap: ${theme.space[5]};
  padding: 14px 16px;
  & > :first-child {
    flex: none;
  }
`;

const Pages = styled(Pagination)`
  margin-block-start: ${theme.space[6]};
`;
