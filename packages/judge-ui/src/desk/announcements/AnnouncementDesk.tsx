import type { EditedAnnouncement } from '@oj/contract';
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
import { Plus, SquarePen, Trash2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useExistingPage } from '../../shell/useExistingPage';
import { useTitle } from '../../site/useSite';
import { AskDialog } from '../shell/AskDialog';
import { AnnouncementDialog, newAnnouncement, type WrittenAnnouncement } from './AnnouncementDialog';
import { announcementDeskPhrases } from './announcementDeskPhrases';
import { useAnnouncementDeeds, useDeskAnnouncements } from './useAnnouncementDesk';

const PAGE_SIZE = 15;

interface AnnouncementDeskProps {
  page: number;
  onPageChange: (page: number) => void;
}

/** The announcements of the site with the hidden ones, the newest first. */
export function AnnouncementDesk({ page, onPageChange }: AnnouncementDeskProps) {
  const say = usePhrases(announcementDeskPhrases);
  useTitle(say('title'));
  const { data, error, isPending, isPlaceholderData, refetch } = useDeskAnnouncements({ currentPage: page, limit: PAGE_SIZE });
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  const { remove } = useAnnouncementDeeds();
  const [written, setWritten] = useState<WrittenAnnouncement>();
  const [going, setGoing] = useState<EditedAnnouncement>();
  const columns = useColumns(setWritten, setGoing);
  return (
    <>
      <PageHeader
        title={say('title')}
        actions={
          <Button tone="primary" onClick={() => setWritten(newAnnouncement)}>
            <Plus aria-hidden /> {say('add')}
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
      <AnnouncementDialog announcement={written} onClose={() => setWritten(undefined)} />
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

function useColumns(
  onEdit: (row: EditedAnnouncement) => void,
  onRemove: (row: EditedAnnouncement) => void,
): readonly Column<EditedAnnouncement>[] {
  const say = usePhrases(announcementDeskPhrases);
  return useMemo(
    () => [
      { key: 'title', header: say('name'), cell: row => <Name>{row.title}</Name> },
      {
        key: 'state',
        header: say('state'),
        width: '96px',
        cell: ({ status }) => <Tag tone={status === 0 ? 'success' : 'neutral'}>{say(status === 0 ? 'isShown' : 'isHidden')}</Tag>,
      },
      { key: 'author', header: say('author'), width: '140px', truncate: true, cell: row => <bdi>{row.username}</bdi> },
      { key: 'changed', header: say('changed'), width: '120px', cell: row => <RelativeTime at={row.gmtModified} /> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '104px',
        cell: row => (
          <>
            <IconButton size="small" label={say('edit', { title: row.title })} onClick={() => onEdit(row)}>
              <SquarePen />
            </IconButton>
            <IconButton size="small" label={say('removeOne', { title: row.title })} onClick={() => onRemove(row)}>
              <Trash2 />
            </IconButton>
          </>
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

const Foot = styled.div`
  margin-block-start: ${theme.space[6]};
`;
