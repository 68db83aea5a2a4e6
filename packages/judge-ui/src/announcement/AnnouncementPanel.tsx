import type { Announcement } from '@oj/contract';
import { Card, EmptyState, IconButton, linkStyle, RelativeTime, Skeleton, theme, usePhrases } from '@oj/ui';
import { RotateCw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { announcementPhrases } from './announcementPhrases';
import { OpenAnnouncement } from './OpenAnnouncement';
import { useAnnouncements } from './useAnnouncements';

/** Most sites have few announcements. */
const Pagination = lazy(async () => ({ default: (await import('@oj/ui/Pagination')).Pagination }));

const PAGE_SIZE = 5;

/** Announcements of the site: a list, five to a page; pressed, one of them in full. */
export function AnnouncementPanel() {
  const say = usePhrases(announcementPhrases);
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number>();
  const [lastId, setLastId] = useState<number>();
  const { data, error, isPending, isFetching, refetch } = useAnnouncements({ currentPage: page, limit: PAGE_SIZE });
  const open = data?.records.find(({ id }) => id === openId);
  if (open) return <OpenAnnouncement announcement={open} onClose={() => setOpenId(undefined)} />;

  const show = (id: number) => {
    setOpenId(id);
    setLastId(id);
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
      {isPending && <Skeleton lines={4} height={14} />}
      {data?.total === 0 && (
        <EmptyState title={say('none')} picture="scroll">
          {say('noneHint')}
        </EmptyState>
      )}
      <List>
        {data?.records.map(announcement => (
          <Row key={announcement.id} announcement={announcement} wasOpen={announcement.id === lastId} onOpen={show} />
        ))}
      </List>
      {data && data.total > PAGE_SIZE && (
        <Suspense fallback={<PagesPlace />}>
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />
        </Suspense>
      )}
    </Card>
  );
}

interface RowProps {
  announcement: Announcement;
  /** The reader comes back from it: the focus, too. */
  wasOpen: boolean;
  onOpen: (id: number) => void;
}

function Row({ announcement: { id, title, username, gmtCreate }, wasOpen, onOpen }: RowProps) {
  return (
    <li>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- gives the focus back to where it came from */}
      <Title type="button" data-tone="ink" autoFocus={wasOpen} onClick={() => onOpen(id)}>
        <bdi>{title}</bdi>
      </Title>
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

/** As high as the buttons of the pages. */
const PagesPlace = styled.div`
  height: 32px;
  @media (pointer: coarse) {
    height: 44px;
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
