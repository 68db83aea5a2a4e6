import type { Page } from '@oj/contract';
import { Button, type Column, EmptyState, IconButton, PageHeader, type Phrases, theme, usePhrases } from '@oj/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type LucideIcon, SquarePen } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { useTitle } from '../../site/useSite';
import { ConfirmDialog } from '../ConfirmDialog';
import { PagedTable } from '../list/PagedTable';
import type { WritingWords } from './writingWords';

export const WRITING_PAGE_SIZE = 10;

/** The page of the list, as the address names it. */
export interface WritingPageProps {
  page: number;
  onPageChange: (page: number) => void;
}

interface WrittenRow {
  id: number;
  title: string;
}

interface WritingListProps<Row extends WrittenRow, Draft> extends WritingPageProps {
  words: Phrases<WritingWords>;
  lead?: string;
  icons: { add: LucideIcon; remove: LucideIcon };
  list: UseQueryResult<Page<Row>>;
  /** Columns between the title and the actions. Must be stable. */
  columns: readonly Column<Row>[];
  /** The draft of a new row. */
  fresh: Draft;
  /** The draft to change a row with. Must be stable. */
  draftOf: (row: Row) => Draft;
  /** The dialog that edits a draft; closed when the draft is undefined. */
  dialog: (draft: Draft | undefined, onClose: () => void) => ReactNode;
  onRemove: (id: number) => Promise<unknown>;
  /** Whether the reader may change a row. Must be stable. Default: every row. */
  mayEdit?: (row: Row) => boolean;
  /** The list stands in a page with a head of its own. Default false. */
  isPart?: boolean;
}

/** A list of texts with titles. Each is added and changed in a dialog, and removed after a confirmation. */
export function WritingList<Row extends WrittenRow, Draft>({
  words,
  lead,
  icons: { add: AddIcon, remove: RemoveIcon },
  list,
  columns: middle,
  fresh,
  draftOf,
  dialog,
  onRemove,
  mayEdit,
  isPart = false,
  page,
  onPageChange,
}: WritingListProps<Row, Draft>) {
  const say = usePhrases(words);
  useTitle(isPart ? undefined : say('title'));
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
        cell: row =>
          mayEdit?.(row) !== false && (
            <Actions>
              <IconButton size="small" label={say('edit', row)} onClick={() => setDraft(draftOf(row))}>
                <SquarePen />
              </IconButton>
              <IconButton size="small" label={say('removeOne', row)} onClick={() => setGoing(row)}>
                <RemoveIcon />
              </IconButton>
            </Actions>
          ),
      },
    ],
    [say, middle, draftOf, mayEdit, RemoveIcon],
  );
  const add = (
    <Button tone="primary" onClick={() => setDraft(fresh)}>
      <AddIcon aria-hidden /> {say('add')}
    </Button>
  );
  return (
    <>
      {isPart ? <Bar>{add}</Bar> : <PageHeader title={say('title')} description={lead} actions={add} />}
      <PagedTable
        label={say('title')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={row => String(row.id)}
        empty={
          <EmptyState picture="scroll" title={say('none')}>
            {say('noneHint')}
          </EmptyState>
        }
        page={page}
        pageSize={WRITING_PAGE_SIZE}
        onPageChange={onPageChange}
      />
      {dialog(draft, () => setDraft(undefined))}
      <ConfirmDialog
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

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Name = styled.strong`
  font: ${theme.font.strong};
  overflow-wrap: anywhere;
`;

const Actions = styled.span`
  display: inline-flex;
`;
