import { type Group, visibilities } from '@oj/contract';
import { type Column, RelativeTime, Tag, usePhrases, useToast } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { AnnouncementDialog, newAnnouncement, type WrittenAnnouncement } from '../announcement/editor/AnnouncementDialog';
import { WritingList, type WritingPageProps } from '../parts/writing/WritingList';
import { useTitle } from '../site/useSite';
import { groupAnnouncementPhrases } from './groupAnnouncementPhrases';
import { groupPhrases } from './groupPhrases';
import { useGroupAnnouncementChanges } from './useGroupChanges';
import { type EditedGroupAnnouncement, useAllGroupAnnouncements } from './useGroups';

const PAGE_SIZE = 10;

const draftOf = (row: EditedGroupAnnouncement): WrittenAnnouncement => row;
const mayEdit = (row: EditedGroupAnnouncement) => row.mayEdit;

/** The announcements of a group with the hidden ones, the newest first. Admins change their own, roots all. */
export function GroupAnnouncementAdmin({ group, page, onPageChange }: WritingPageProps & { group: Group }) {
  const say = usePhrases(groupAnnouncementPhrases);
  const sayGroup = usePhrases(groupPhrases);
  useTitle(`${sayGroup('announcement')} - ${group.name}`);
  const list = useAllGroupAnnouncements({ gid: group.id, currentPage: page, limit: PAGE_SIZE });
  const { save, remove } = useGroupAnnouncementChanges(group.id);
  const toast = useToast();
  const columns = useMemo<readonly Column<EditedGroupAnnouncement>[]>(
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
      isPart
      words={groupAnnouncementPhrases}
      icons={{ add: Plus, remove: Trash2 }}
      list={list}
      columns={columns}
      fresh={newAnnouncement}
      draftOf={draftOf}
      mayEdit={mayEdit}
      dialog={(announcement, onClose) => (
        <AnnouncementDialog words={groupAnnouncementPhrases} save={save} announcement={announcement} onClose={onClose} />
      )}
      onRemove={id => remove.mutateAsync(id).then(() => void toast({ tone: 'success', title: say('removed') }))}
      page={page}
      onPageChange={onPageChange}
    />
  );
}
