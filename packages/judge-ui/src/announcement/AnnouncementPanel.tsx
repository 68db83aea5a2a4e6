import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { AnnouncementCard } from './AnnouncementCard';
import { useAnnouncements } from './useAnnouncements';

/** Most sites have few announcements. */
const Pagination = lazy(async () => ({ default: (await import('@oj/ui/Pagination')).Pagination }));

const PAGE_SIZE = 5;

/** Announcements of the site, five to a page. */
export function AnnouncementPanel() {
  const [page, setPage] = useState(1);
  const list = useAnnouncements({ currentPage: page, limit: PAGE_SIZE });
  const pages = list.data && list.data.total > PAGE_SIZE && (
    <Suspense fallback={<PagesPlace />}>
      <Pagination page={page} pageSize={PAGE_SIZE} total={list.data.total} onPageChange={setPage} />
    </Suspense>
  );
  return <AnnouncementCard list={list} pages={pages} />;
}

/** Keeps the height of the pagination buttons free. */
const PagesPlace = styled.div`
  height: 32px;
  @media (pointer: coarse) {
    height: 44px;
  }
`;
