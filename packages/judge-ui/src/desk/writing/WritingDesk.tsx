import type { Page } from '@oj/contract';
import { Button, Card, type Column, EmptyState, IconButton, PageHeader, Pagination, type Phrases, Table, theme, usePhrases } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, SquarePen } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { FailedQuery } from '../../api/FailedQuery';
import { useExistingPage } from '../../shell/useExistingPage';
import { useTitle } from '../../site/useSite';
import { AskDialog } from '../shell/AskDialog';
import type { WritingWords } from './writingWords';

export const WRITING_PAGE_SIZE = 15;

/** The page of the list that stands in the address. */
export interface WritingPageProps {
  page: number;
  onPageChange: (page: number) => void;
}

interface WrittenRow {
  id: number;
  title: string;
}

interface WritingDeskProps<Row extends WrittenRow, Draft> extends WritingPageProps {
  words: Phrases<WritingWords>;
  lead?: string;
  icons: { add: LucideIcon; remove: LucideIcon };
  list: UseQueryResult<Page<Row>>;
  /** Between the title and what can be done. Stable. */
  columns: readonly Column<Row>[];
  /** What is written anew. */
  fresh: Draft;
  /** What is changed of a row. Stable. */
  draftOf: (row: Row) => Draft;
  /** Where a draft is written; closed without one. */
  dialog: (draft: Draft | undefined, onClose: () => void) => ReactNode;
  onRemove: (id: number) => Promise<unknown>;
}

/** A list of titles with what was written under them: each is written and changed in a dialog, and removed once that is confirmed. */
export function WritingDesk<Row extends WrittenRow, Draft>({
  words,
  lead,
  icons: { add: AddIcon, remove: RemoveIcon },
  list: { data, error, isPending, isPlaceholderData, refetch },
  columns: middle,
  fresh,
  draftOf,
  dialog,
  onRemove,
  page,
  onPageChange,
}: WritingDeskProps<Row, Draft>) {
  const say = usePhrases(words);
  useTitle(say('title'));
  useExistingPage(page, isPlaceholderData ? undefined : data?.pages, onPageChange);
  const [draft, setDraft] = useState<Draft>();
  const [going, setGoing] = useState<Row>();
  const columns = useMemo<readonly Column<Row>[]>(
    () => [
      { key: 'title', header: say('name'), cell: row => <Name>{row.title}</Name> },
      ...middle,
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '104px',
        cell: row => (
          <Deeds>
            <IconButton size="small" label={say('edit', row)} onClick={() => setDraft(draftOf(row))}>
              <SquarePen />
            </IconButton>
            <IconButton size="small" label={say('removeOne', row)} onClick={() => setGoing(row)}>
              <RemoveIcon />
            </IconButton>
          </Deeds>
        ),
      },
    ],
    [say, middle, draftOf, RemoveIcon],
  );
  return (
    <>
      <PageHeader
        title={say('title')}
        description={lead}
        actions={
          <Button tone="primary" onClick={() => setDraft(fresh)}>
            <AddIcon aria-hidden /> {say('add')}
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
      {data && data.total > WRITING_PAGE_SIZE && (
        <Foot>
          <Pagination page={page} pageSize={WRITING_PAGE_SIZE} total={data.total} onPageChange={onPageChange} />
        </Foot>
      )}
      {dialog(draft, () => setDraft(undefined))}
      <AskDialog
        title={say('removeAsk', { title: going?.title ?? '' })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={() => going && onRemove(going.id)}
      />
    </>
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
