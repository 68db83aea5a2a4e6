import type { Announcement, Page } from '@oj/contract';
import { Card, EmptyState, IconButton, linkStyle, RelativeTime, Skeleton, Tag, theme, usePhrases } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { RotateCw } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { announcementPhrases } from './announcementPhrases';

/** Most readers open none. */
const OpenAnnouncement = lazy(async () => ({ default: (await import('./OpenAnnouncement')).OpenAnnouncement }));

interface AnnouncementCardProps {
  list: UseQueryResult<Page<Announcement>>;
  /** Marks announcements that the reader has not opened. */
  isUnread?: ((id: number) => boolean) | undefined;
  /** Told which one is opened. */
  onOpen?: ((id: number) => void) | undefined;
  /** Below the list: its pagination. */
  pages?: ReactNode;
}

/** A list of announcements; pressed, one of them in full. */
export function AnnouncementCard({
  list: { data, error, isPending, isFetching, refetch },
  isUnread,
  onOpen,
  pages,
}: AnnouncementCardProps) {
  const say = usePhrases(announcementPhrases);
  const [openId, setOpenId] = useState<number>();
  const [lastId, setLastId] = useState<number>();
  const open = data?.records.find(({ id }) => id === openId);
  if (open)
    return (
      <Suspense fallback={<Skeleton shape="block" height={240} />}>
        <OpenAnnouncement announcement={open} onClose={() => setOpenId(undefined)} />
      </Suspense>
    );

  const show = (id: number) => {
    setOpenId(id);
    setLastId(id);
    onOpen?.(id);
  };
  return (
    <Card
      title={say('title')}
      aria-busy={isPending || undefined}
      actions={
        <IconButton label={say('refresh')} size="small" tone="quiet" disabled={isFetching} onClick={() => void refetch()}>
          <RotateCw aria-hidden />
        </IconButton>
      }
    >
      {error && !data && <FailedQuery title={say('failed')} error={error} onRetry={refetch} />}
      {isPending && <Skeleton lines={2} height={14} />}
      {data?.total === 0 && (
        <EmptyState title={say('none')} picture="scroll">
          {say('noneHint')}
        </EmptyState>
      )}
      <List>
        {data?.records.map(announcement => (
          <Row
            key={announcement.id}
            announcement={announcement}
            wasOpen={announcement.id === lastId}
            isUnread={isUnread?.(announcement.id) ?? false}
            onOpen={show}
          />
        ))}
      </List>
      {pages}
    </Card>
  );
}

interface RowProps {
  announcement: Announcement;
  /** The reader comes back from it: the focus, too. */
  wasOpen: boolean;
  isUnread: boolean;
  onOpen: (id: number) => void;
}

function Row({ announcement: { id, title, username, gmtCreate }, wasOpen, isUnread, onOpen }: RowProps) {
  const say = usePhrases(announcementPhrases);
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- gives the focus back to where it came from */}
      <Title type="button" data-tone="ink" autoFocus={wasOpen} onClick={() => onOpen(id)}>
        <bdi>{title}</bdi>
      </Title>
      {isUnread && (
        <Tag tone="danger" dot>
          {say('unread')}
        </Tag>
      )}
      <Facts>
        <bdi>{username}</bdi> · <RelativeTime at={gmtCreate} />
      </Facts>
    </li>
  );
}

const List = styled.ul`
  margin: -${theme.space[4]} 0;
  padding: 0;
  list-style: none;
  &:empty {
    display: none;
  }
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[1]} ${theme.space[6]};
    padding: ${theme.space[4]} 0;
  }
  & > li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
  & + nav,
  & + div {
    margin-block-start: ${theme.space[6]};
  }
`;

const Title = styled.button`
  flex: 1 1 240px;
  min-width: 0;
  padding: 2px 0;
  border: 0;
  background: transparent;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${linkStyle}
  font: ${theme.font.lead};
  @media (pointer: coarse) {
    min-height: 44px;
  }
`;

const Facts = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.label};
`;
