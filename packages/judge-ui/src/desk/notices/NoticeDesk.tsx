import type { SentNotice } from '@oj/contract';
import {
  Button,
  Card,
  type Column,
  EmptyState,
  IconButton,
  PageHeader,
  Pagination,
  RelativeTime,
  Table,
  Tag,
  theme,
  usePhrases,
} from '@oj/ui';
import { Send, SquarePen, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useExistingPage } from '../../shell/useExistingPage';
import { useTitle } from '../../site/useSite';
import { AskDialog } from '../shell/AskDialog';
import { newNotice, NoticeDialog } from './NoticeDialog';
import { noticeDeskPhrases } from './noticeDeskPhrases';
import { useNoticeDeeds, useSentNotices, type WrittenNotice } from './useNoticeDesk';

const PAGE_SIZE = 15;

interface NoticeDeskProps {
  page: number;
  onPageChange: (page: number) => void;
}

/** The notices that were sent, the newest first. */
export function NoticeDesk({ page, onPageChange }: NoticeDeskProps) {
  const say = usePhrases(noticeDeskPhrases);
  useTitle(say('title'));
  const { data, error, isPending, isPlaceholderData, refetch } = useSentNotices({ currentPage: page, limit: PAGE_SIZE });
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  const { remove } = useNoticeDeeds();
  const [written, setWritten] = useState<WrittenNotice>();
  const [going, setGoing] = useState<SentNotice>();
  const columns = useColumns(setWritten, setGoing);
  return (
    <>
      <PageHeader
        title={say('title')}
        description={say('lead')}
        actions={
          <Button tone="primary" onClick={() => setWritten(newNotice)}>
            <Send aria-hidden /> {say('add')}
          </Button>
        }
      />
      <Card padding="none">
        {error && !data ? (
          <FailedQuery title={say('failed')} error={error} onRetry={refetch} />
        ) : (
          <Table
            label={say('title')}
            columns={columns}
            rows={data?.records ?? []}
            rowKey={row => String(row.id)}
            loading={isPending || isPlaceholderData}
            density="comfortable"
            narrow="cards"
            empty={
              <EmptyState picture="scroll" title={say('none')}>
                {say('noneHint')}
              </EmptyState>
            }
          />
        )}
      </Card>
      {data && data.total > PAGE_SIZE && (
        <Foot>
          <Pagination page={page} pageSize={PAGE_SIZE} total={data.total} onPageChange={onPageChange} />
        </Foot>
      )}
      <NoticeDialog notice={written} onClose={() => setWritten(undefined)} />
      <AskDialog
        title={say('removeAsk', { title: going?.title ?? '' })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={() => remove.mutateAsync(going?.id ?? 0)}
      />
    </>
  );
}

const audiences = { All: 'all', Admin: 'admins', Single: 'one' } as const;

function useColumns(onEdit: (notice: WrittenNotice) => void, onRemove: (row: SentNotice) => void): readonly Column<SentNotice>[] {
  const say = usePhrases(noticeDeskPhrases);
  return useMemo(
    () => [
      { key: 'title', header: say('name'), cell: row => <Name>{row.title}</Name> },
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
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '104px',
        cell: row => (
          <Deeds>
            <IconButton
              size="small"
              label={say('edit', { title: row.title })}
              onClick={() => onEdit({ ...row, username: row.recipientUsername ?? '' })}
            >
              <SquarePen />
            </IconButton>
            <IconButton size="small" label={say('removeOne', { title: row.title })} onClick={() => onRemove(row)}>
              <Undo2 />
            </IconButton>
          </Deeds>
        ),
      },
    ],
    [say, onEdit, onRemove],
  );
}

const Name = styled.strong`
  font: ${theme.font.strong};
  overflow-wrap: anywhere;
`;

const Deeds = styled.span`
  display: inline-flex;
`;

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
