import type { ContestAnnouncement } from '@oj/contract';
import { type Column, RelativeTime, usePhrases, useToast } from '@oj/ui';
import { Plus, Trash2 } from 'lucide-react';
import { useMemo } from 'react';
import { useAttachments } from '../../attachment/useAttachments';
import { useDraftOf, WritingDialog, WritingForm } from '../../parts/writing/WritingDialog';
import { WRITING_PAGE_SIZE, WritingList, type WritingPageProps } from '../../parts/writing/WritingList';
import { contestAnnouncementPhrases } from './contestAnnouncementPhrases';
import { useAdminContestAnnouncements, useContestAnnouncementMutations } from './useContestAdmin';

interface Written extends Pick<ContestAnnouncement, 'title' | 'content'> {
  /** Absent for a new one. */
  id?: number;
}
const fresh: Written = { title: '', content: '' };
const draftOf = (row: ContestAnnouncement): Written => row;

interface ContestAnnouncementAdminProps extends WritingPageProps {
  cid: number;
}

/** The announcements of a contest, the newest first. */
export function ContestAnnouncementAdmin({ cid, page, onPageChange }: ContestAnnouncementAdminProps) {
  const say = usePhrases(contestAnnouncementPhrases);
  const toast = useToast();
  const list = useAdminContestAnnouncements({ cid, currentPage: page, limit: WRITING_PAGE_SIZE });
  const { remove } = useContestAnnouncementMutations(cid);
  const columns = useMemo<readonly Column<ContestAnnouncement>[]>(
    () => [
      { key: 'author', header: say('author'), width: '140px', truncate: true, cell: row => <bdi>{row.username}</bdi> },
      { key: 'changed', header: say('changed'), width: '120px', cell: row => <RelativeTime at={row.gmtModified} /> },
    ],
    [say],
  );
  return (
    <WritingList
      words={contestAnnouncementPhrases}
      icons={{ add: Plus, remove: Trash2 }}
      list={list}
      columns={columns}
      fresh={fresh}
      draftOf={draftOf}
      dialog={(written, onClose) => (
        <WritingDialog words={contestAnnouncementPhrases} draft={written} onClose={onClose}>
          {written && <AnnouncementForm cid={cid} written={written} onClose={onClose} />}
        </WritingDialog>
      )}
      onRemove={id => remove.mutateAsync(id).then(() => void toast({ tone: 'success', title: say('removed') }))}
      page={page}
      onPageChange={onPageChange}
    />
  );
}

function AnnouncementForm({ cid, written, onClose }: { cid: number; written: Written; onClose: () => void }) {
  const say = usePhrases(contestAnnouncementPhrases);
  const toast = useToast();
  const { save } = useContestAnnouncementMutations(cid);
  const attachments = useAttachments();
  const writing = useDraftOf(written);
  const { id, title, content } = writing.draft;
  const onSuccess = () => {
    attachments.settle(content);
    toast({ tone: 'success', title: say(id === undefined ? 'added' : 'saved') });
    onClose();
  };
  return (
    <WritingForm
      words={contestAnnouncementPhrases}
      writing={writing}
      editor={attachments.editor}
      submitLabel={say('save')}
      sending={save}
      onSend={() => save.mutate({ id, title, content }, { onSuccess })}
      onClose={onClose}
    />
  );
}
