import type { Assignment, Group } from '@oj/contract';
import { Button, type Column, EmptyState, IconButton, usePhrases, useToast } from '@oj/ui';
import { Plus, SquarePen, Undo2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { PagedTable } from '../parts/list/PagedTable';
import { useTitle } from '../site/useSite';
import { AssignmentDialog } from './AssignmentDialog';
import { assignmentPhrases } from './assignmentPhrases';
import { useAssignmentColumns } from './useAssignmentColumns';
import { useAssignmentChanges, useAssignments } from './useAssignments';

const PAGE_SIZE = 15;

interface GroupAssignmentsProps {
  group: Group;
  page: number;
  onPageChange: (page: number) => void;
}

/** What a group has handed out: all of it for who manages the group, their own for members. */
export function GroupAssignments({ group: { id: gid, name, powers }, page, onPageChange }: GroupAssignmentsProps) {
  const say = usePhrases(assignmentPhrases);
  useTitle(`${say('title')} - ${name}`);
  const toast = useToast();
  const list = useAssignments({ gid, currentPage: page, limit: PAGE_SIZE });
  const { remove } = useAssignmentChanges(gid);
  const [edited, setEdited] = useState<Assignment | 'new'>();
  const [going, setGoing] = useState<Assignment>();
  const facts = useAssignmentColumns({ withGroup: false });
  const columns = useMemo<readonly Column<Assignment>[]>(() => {
    if (!powers.manage) return facts;
    const cell = (row: Assignment) => (
      <Actions>
        <IconButton size="small" label={say('edit', { title: row.title })} onClick={() => setEdited(row)}>
          <SquarePen />
        </IconButton>
        <IconButton size="small" label={say('removeOne', { title: row.title })} onClick={() => setGoing(row)}>
          <Undo2 />
        </IconButton>
      </Actions>
    );
    const actions = { key: 'actions', header: say('actions'), headerHidden: true, align: 'end', width: '104px', cell } as const;
    return [...facts, actions];
  }, [facts, powers.manage, say]);
  return (
    <>
      {powers.manage && (
        <Bar>
          <Button tone="primary" onClick={() => setEdited('new')}>
            <Plus aria-hidden /> {say('handOut')}
          </Button>
        </Bar>
      )}
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
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
      {edited && <AssignmentDialog gid={gid} assignment={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
      <ConfirmDialog
        title={say('removeAsk', { title: going?.title ?? '' })}
        description={say('removeLead')}
        confirm={say('remove')}
        open={!!going}
        onClose={() => setGoing(undefined)}
        onConfirm={() => going && remove.mutateAsync(going.id).then(() => void toast({ tone: 'success', title: say('removed') }))}
      />
    </>
  );
}

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
`;

const Actions = styled.span`
  display: inline-flex;
`;
