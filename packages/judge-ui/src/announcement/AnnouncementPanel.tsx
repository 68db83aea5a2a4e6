import {
  Button,
  Card,
  EmptyState,
  IconButton,
  linkStyle,
  MarkdownViewer,
  Pagination,
  phrases,
  RelativeTime,
  Skeleton,
  theme,
  usePhrases,
} from '@oj/ui';
import { ArrowLeft, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../api/FailedQuery';
import { useAnnouncements } from './useAnnouncements';

const PAGE_SIZE = 5;

const words = phrases('announcements', {
  title: { zh: '公告', en: 'Announcements' },
  none: { zh: '还没有公告', en: 'No announcements yet' },
  refresh: { zh: '刷新公告', en: 'Refresh announcements' },
  back: { zh: '返回', en: 'Back' },
});

/** Announcements of the site: a list, five to a page; pressed, one of them in full. */
export function AnnouncementPanel() {
  const say = usePhrases(words);
  const [page, setPage] = useState(1);
  const [openId, setOpenId] = useState<number>();
  const { data, error, isPending, isFetching, refetch } = useAnnouncements({ currentPage: page, limit: PAGE_SIZE });
  const open = data?.records.find(({ id }) => id === openId);

  if (open) {
    return (
      <Card
        title={open.title}
        actions={
          <Button size="small" onClick={() => setOpenId(undefined)}>
            <ArrowLeft aria-hidden /> {say('back')}
          </Button>
        }
      >
        <MarkdownViewer source={open.content} />
      </Card>
    );
  }
  return (
    <Card
      title={say('title')}
      actions={
        <IconButton label={say('refresh')} size="small" tone="quiet" disabled={isFetching} onClick={() => void refetch()}>
          <RotateCw aria-hidden />
        </IconButton>
      }
    >
      {error && !data && <FailedQuery error={error} onRetry={refetch} />}
      {isPending && <Skeleton lines={4} />}
      {data?.total === 0 && <EmptyState title={say('none')} />}
      <List>
        {data?.records.map(({ id, title, gmtCreate, username }) => (
          <li key={id}>
            <Title type="button" data-tone="ink" onClick={() => setOpenId(id)}>
              {title}
            </Title>
            <Facts>
              <bdi>{username}</bdi> · <RelativeTime at={gmtCreate} />
            </Facts>
          </li>
        ))}
      </List>
      {data && data.total > PAGE_SIZE && <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={setPage} />}
    </Card>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${theme.space[2]} ${theme.space[6]};
    padding: ${theme.space[5]} 0;
  }
  & > li + li {
    border-block-start: 1px solid ${theme.color.line};
  }
`;

const Title = styled.button`
  flex: 1 1 240px;
  padding: 2px 0;
  border: 0;
  background: transparent;
  text-align: start;
  cursor: pointer;
  ${linkStyle}
  font: ${theme.font.lead};
`;

const Facts = styled.span`
  color: ${theme.color.text3};
  font: ${theme.font.label};
`;
