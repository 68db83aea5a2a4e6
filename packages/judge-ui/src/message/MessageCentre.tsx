import {
  EmptyState,
  MessageList,
  type MessageKind,
  messageKinds,
  PageHeader,
  TabLinks,
  theme,
  usePhrases,
  useToast,
  visuallyHidden,
} from '@oj/ui';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { useFollowInside } from '../parts/useFollowInside';
import { FailedQuery } from '../api/FailedQuery';
import { userAddress } from '../links/userAddress';
import { LoggedIn } from '../account/LoggedIn';
import { useExistingPage } from '../parts/list/useExistingPage';
import { useTitle } from '../site/useSite';
import { messageAddress, messageLists } from './messageLists';
import { messagePhrases } from './messagePhrases';
import { useDeleteMessages, useMessages, useReadAllMessages } from './useMessages';
import { useUnread } from './useUnread';

export interface MessageCentreProps {
  /** The list that is open. */
  kind: MessageKind;
  page: number;
  onPageChange: (page: number) => void;
}

/** What others and the site tell the user, in five lists. */
export function MessageCentre(props: MessageCentreProps) {
  const say = usePhrases(messagePhrases);
  useTitle(say(props.kind));
  return (
    <LoggedIn>
      {() => (
        <>
          <PageHeader title={say('title')} tabs={<Lists open={props.kind} />} />
          <OpenList key={props.kind} {...props} />
        </>
      )}
    </LoggedIn>
  );
}

/** Above it a count says 99+. */
const MOST_SHOWN = 99;

function Lists({ open }: { open: MessageKind }) {
  const say = usePhrases(messagePhrases);
  const unread = useUnread();
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [open]);
  return (
    <Tabs ref={row} aria-label={say('lists')}>
      {messageKinds.map(kind => (
        <Link key={kind} to={messageAddress(kind)} aria-current={kind === open ? 'page' : undefined}>
          {say(kind)}
          {unread[kind] > 0 && (
            <>
              <Count aria-hidden>{unread[kind] > MOST_SHOWN ? `${MOST_SHOWN}+` : unread[kind]}</Count>
              <Hidden>{say('unread', { count: unread[kind] })}</Hidden>
            </>
          )}
        </Link>
      ))}
    </Tabs>
  );
}

const emptyHints = { discuss: 'noDiscuss', reply: 'noReply', like: 'noLike', system: 'noSystem', mine: 'noMine' } as const;

function OpenList({ kind, page, onPageChange }: MessageCentreProps) {
  const say = usePhrases(messagePhrases);
  const toast = useToast();
  const follow = useFollowInside();
  const { data, error, isPending, isPlaceholderData, refetch } = useMessages(kind, page);
  const { mutateAsync: remove } = useDeleteMessages(kind);
  const { mutateAsync: readAll } = useReadAllMessages(kind);
  const unread = useUnread();
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);

  const tellDeleted = () => void toast({ tone: 'success', title: say('deleted') });
  return (
    <Readable
      kind={kind}
      messages={data?.messages ?? []}
      unreadCount={unread[kind]}
      loading={isPending || isPlaceholderData}
      error={error && !data ? <FailedQuery title={say('failed')} error={error} onRetry={refetch} /> : undefined}
      empty={
        <EmptyState picture="boat" title={say('none')}>
          {say(emptyHints[kind])}
        </EmptyState>
      }
      page={page}
      pageSize={messageLists[kind].pageSize}
      total={data?.total ?? 0}
      onPageChange={onPageChange}
      onDelete={({ id }) => remove(Number(id)).then(tellDeleted)}
      onClean={() => remove(undefined).then(tellDeleted)}
      onMarkAllRead={() => readAll()}
      renderLink={(url, children) => <Link to={url}>{children}</Link>}
      renderSenderLink={({ username }, children) => <Link to={userAddress(username)}>{children}</Link>}
      onClick={follow}
    />
  );
}

/** All five tabs stay visible on a phone, in two rows if need be. */
const Tabs = styled(TabLinks)`
  ${theme.phone} {
    flex-wrap: wrap;
    overflow: visible;
    & > a {
      padding-inline: ${theme.space[4]};
    }
  }
`;

/** No wider than lines are easily read. */
const Readable = styled(MessageList)`
  max-width: 960px;
`;

const Count = styled.span`
  color: ${theme.color.text3};
  font: 500 12px/1 ${theme.family.mono};
`;

const Hidden = styled.span`
  ${visuallyHidden}
`;
