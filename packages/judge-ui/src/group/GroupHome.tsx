import type { Group } from '@oj/contract';
import { Card, Pagination, Skeleton, usePhrases } from '@oj/ui';
import { lazy, Suspense, useState } from 'react';
import { AnnouncementCard } from '../announcement/AnnouncementCard';
import { useTitle } from '../site/useSite';
import { GroupColumns } from './GroupColumns';
import { GroupEntry } from './GroupEntry';
import { groupPhrases } from './groupPhrases';
import { useGroupAnnouncements } from './useGroups';

const MarkdownViewer = lazy(async () => ({ default: (await import('@oj/ui/MarkdownViewer')).MarkdownViewer }));

const PAGE_SIZE = 5;
const MEMBER = 3;

/** What a group is about; for members, what is announced there; for others, the way in. */
export function GroupHome({ group }: { group: Group }) {
  const say = usePhrases(groupPhrases);
  useTitle(group.name);
  return (
    <GroupColumns group={group} first={group.userAuth < MEMBER && <GroupEntry group={group} />}>
      <Card title={say('about')}>
        <Suspense fallback={<Skeleton lines={2} />}>
          <MarkdownViewer source={group.description} />
        </Suspense>
      </Card>
      {group.powers.read && <Announcements gid={group.id} />}
    </GroupColumns>
  );
}

function Announcements({ gid }: { gid: number }) {
  const [page, setPage] = useState(1);
  const list = useGroupAnnouncements({ gid, currentPage: page, limit: PAGE_SIZE });
  const pages = list.data && list.data.total > PAGE_SIZE && (
    <Pagination page={page} pageSize={PAGE_SIZE} total={list.data.total} onPageChange={setPage} />
  );
  return <AnnouncementCard list={list} pages={pages} />;
}
