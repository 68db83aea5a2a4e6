import { type EditedAnnouncement, visibilities } from '@oj/contract';
import { type Column, RelativeTime, Tag, usePhrases, useToast } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { WRITING_PAGE_SIZE, WritingList, type WritingPageProps } from '../../parts/writing/WritingList';
import { AnnouncementDialog, newAnnouncement, type WrittenAnnouncement } from './AnnouncementDialog';
import { announcementAdminPhrases } from './announcementAdminPhrases';
import { useAnnouncementMutations, useAdminAnnouncements } from './useAnnouncementAdmin';

const draftOf = (row: EditedAnnouncement): WrittenAnnouncement => row;

/** The announcements of the site with the hidden ones, the newest first. */
export function AnnouncementAdminPage({ page, onPageChange }: WritingPageProps) {
  const say = usePhrases(announcementAdminPhrases);
  const list = useAdminAnnouncements({ currentPage: page, limit: WRITING_PAGE_SIZE });
  const { save, remove } = useAnnouncementMutations();
  const toast = useToast();
  const tellRemoved = () => void toast({ tone: 'success', title: say('removed') });
  const columns = useMemo<readonly Column<EditedAnnouncement>[]>(
    () => [
      {
        key: 'state',
        header: say('state'),
        width: '96px',
        cell: ({ status }) => (
          <Tag tone={status === visibilities.shown ? 'success' : 'neutral'}>
            {say(status === visibilities.shown ? 'isShown' : 'isHidden')}
          </Tag>
        ),
      },
      { key: 'author', header: say('author'), width: '140px', truncate: true, cell: row => <bdi>{row.username}</bdi> },
      { key: 'changed', header: say('changed'), width: '120px', cell: row => <RelativeTime at={row.gmtModified} /> },
    ],
    [say],
  );
  return (
    <WritingList
      words={announcementAdminPhrases}
      icons={{ add: Plus, remove: Trash2 }}
      list={list}
      columns={columns}
      fresh={newAnnouncement}
      draftOf={draftOf}
      dialog={(announcement, onClose) => (
        <AnnouncementDialog words={announcementAdminPhrases} save={save} announcement={announcement} onClose={onClose} />
      )}
      onRemove={id => remove.mutateAsync(id).then(tellRemoved)}
      page={page}
      onPageChange={onPageChange}
    />
  );
}
