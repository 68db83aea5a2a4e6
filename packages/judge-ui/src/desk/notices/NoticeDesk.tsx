import type { SentNotice } from '@oj/contract';
import { type Column, RelativeTime, Tag, usePhrases } from '@oj/ui';
import { Send, Undo2 } from 'lucide-react';
import { useMemo } from 'react';
import { WRITING_PAGE_SIZE, WritingDesk, type WritingPageProps } from '../writing/WritingDesk';
import { newNotice, NoticeDialog } from './NoticeDialog';
import { noticeDeskPhrases } from './noticeDeskPhrases';
import { useNoticeDeeds, useSentNotices, type WrittenNotice } from './useNoticeDesk';

const audiences = { All: 'all', Admin: 'admins', Single: 'one' } as const;

const draftOf = (row: SentNotice): WrittenNotice => ({ ...row, username: row.recipientUsername ?? '' });

/** The notices that were sent, the newest first. */
export function NoticeDesk({ page, onPageChange }: WritingPageProps) {
  const say = usePhrases(noticeDeskPhrases);
  const list = useSentNotices({ currentPage: page, limit: WRITING_PAGE_SIZE });
  const { remove } = useNoticeDeeds();
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
    <WritingDesk
      words={noticeDeskPhrases}
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
