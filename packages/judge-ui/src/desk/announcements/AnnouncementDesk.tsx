import type { EditedAnnouncement } from '@oj/contract';
import { type Column, RelativeTime, Tag, usePhrases, useToast } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { WRITING_PAGE_SIZE, WritingDesk, type WritingPageProps } from '../writing/WritingDesk';
import { AnnouncementDialog, newAnnouncement, type WrittenAnnouncement } from './AnnouncementDialog';
import { announcementDeskPhrases } from './announcementDeskPhrases';
import { useAnnouncementDeeds, useDeskAnnouncements } from './useAnnouncementDesk';

const draftOf = (row: EditedAnnouncement): WrittenAnnouncement => row;

/** The announcements of the site with the hidden ones, the newest first. */
export function AnnouncementDesk({ page, onPageChange }: WritingPageProps) {
  const say = usePhrases(announcementDeskPhrases);
  const list = useDeskAnnouncements({ currentPage: page, limit: WRITING_PAGE_SIZE });
  const { remove } = useAnnouncementDeeds();
  const toast = useToast();
  const tellRemoved = () => void toast({ tone: 'success', title: say('removed') });
  const columns = useMemo<readonly Column<EditedAnnouncement>[]>(
    () => [
      {
        key: 'state',
        header: say('state'),
        width: '96px',
        cell: ({ status }) => <Tag tone={status === 0 ? 'success' : 'neutral'}>{say(status === 0 ? 'isShown' : 'isHidden')}</Tag>,
      },
      { key: 'author', header: say('author'), width: '140px', truncate: true, cell: row => <bdi>{row.username}</bdi> },
      { key: 'changed', header: say('changed'), width: '120px', cell: row => <RelativeTime at={row.gmtModified} /> },
    ],
    [say],
  );
  return (
    <WritingDesk
      words={announcementDeskPhrases}
      icons={{ add: Plus, remove: Trash2 }}
      list={list}
      columns={columns}
      fresh={newAnnouncement}
      draftOf={draftOf}
      dialog={(announcement, onClose) => <AnnouncementDialog announcement={announcement} onClose={onClose} />}
      onRemove={id => remove.mutateAsync(id).then(tellRemoved)}
      page={page}
      onPageChange={onPageChange}
    />
  );
}
