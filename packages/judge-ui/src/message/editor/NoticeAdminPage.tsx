import type { SentNotice } from '@oj/contract';
import { type Column, RelativeTime, Tag, usePhrases } from '@oj/ui';
import { Send, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { WRITING_PAGE_SIZE, WritingList, type WritingPageProps } from '../../parts/writing/WritingList';
import { newNotice, NoticeDialog } from './NoticeDialog';
import { noticeAdminPhrases } from './noticeAdminPhrases';
import { useNoticeMutations, useSentNotices, type WrittenNotice } from './useNoticeAdmin';

const audiences = { All: 'all', Admin: 'admins', Single: 'one' } as const;

const draftOf = (row: SentNotice): WrittenNotice => ({ ...row, username: row.recipientUsername ?? '' });

/** The notices that were sent, the newest first. */
export function NoticeAdminPage({ page, onPageChange }: WritingPageProps) {
  const say = usePhrases(noticeAdminPhrases);
  const list = useSentNotices({ currentPage: page, limit: WRITING_PAGE_SIZE });
  const { remove } = useNoticeMutations();
  const columns = useMemo<readonly Column<SentNotice>[]>(
    () => [
      {
        key: 'to',
        header: say('to'),
        width: '160px',
        truncate: true,
        cell: ({ type, recipientUsername }) =>
          recipientUsername === null ? (
            <Tag tone={type === 'All' ? 'accent' : 'neutral'}>{say(audiences[type])}</Tag>
          ) : (
            <bdi>{recipientUsername}</bdi>
          ),
      },
      { key: 'author', header: say('author'), width: '140px', truncate: true, cell: row => <bdi>{row.adminUsername}</bdi> },
      { key: 'sent', header: say('sent'), width: '120px', cell: row => <RelativeTime at={row.gmtCreate} /> },
    ],
    [say],
  );
  return (
    <WritingList
      words={noticeAdminPhrases}
      lead={say('lead')}
      icons={{ add: Send, remove: Undo2 }}
      list={list}
      columns={columns}
      fresh={newNotice}
      draftOf={draftOf}
      dialog={(notice, onClose) => <NoticeDialog notice={notice} onClose={onClose} />}
      onRemove={remove.mutateAsync}
      page={page}
      onPageChange={onPageChange}
    />
  );
}
