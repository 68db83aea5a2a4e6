import { type QueuedJob, queuePriorities, type QueuePriority } from '@oj/contract';
import { Card, type Column, EmptyState, IconButton, Select, theme, usePhrases, useToast } from '@oj/ui';
import { Ban, ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { CancelDialog } from '../../judging/CancelDialog';
import { PagedTable } from '../../parts/list/PagedTable';
import { useErrorToast } from '../../parts/useErrorToast';
import { judgeQueuePhrases } from './judgeQueuePhrases';
import { useJobColumns, useJobName } from './useJobColumns';
import { useQueueMutations, useWaitingJobs } from './useJudgeQueue';

export interface WaitingJobsProps {
  priority: QueuePriority | undefined;
  page: number;
  pageSize: number;
  onPriorityChange: (priority: QueuePriority | undefined) => void;
  onPageChange: (page: number) => void;
  onPageSizeChange: (pageSize: number) => void;
}

/** What waits, in the order in which it is taken. */
export function WaitingJobs({ priority, page, pageSize, onPriorityChange, onPageChange, onPageSizeChange }: WaitingJobsProps) {
  const say = usePhrases(judgeQueuePhrases);
  const shared = useJobColumns();
  const list = useWaitingJobs({ priority, currentPage: page, limit: pageSize });
  const columns = useMemo<readonly Column<QueuedJob>[]>(
    () => [
      ...shared,
      { key: 'actions', header: say('actions'), headerHidden: true, align: 'end', width: '132px', cell: job => <Actions job={job} /> },
    ],
    [say, shared],
  );
  return (
    <Card
      title={say('waitingTitle')}
      actions={
        <Select
          label={say('priority')}
          labelHidden
          value={priority ?? ''}
          options={[{ value: '', label: say('anyPriority') }, ...queuePriorities.map(value => ({ value, label: say(value) }))]}
          onValueChange={value => onPriorityChange(queuePriorities.find(each => each === value))}
        />
      }
    >
      <PagedTable
        label={say('waitingTitle')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={({ id }) => String(id)}
        skeletonRows={6}
        empty={
          <EmptyState picture="boat" title={say('none')}>
            {say('noneHint')}
          </EmptyState>
        }
        page={page}
        pageSize={pageSize}
        onPageChange={onPageChange}
        onPageSizeChange={onPageSizeChange}
      />
    </Card>
  );
}

function Actions({ job }: { job: QueuedJob }) {
  const say = usePhrases(judgeQueuePhrases);
  const what = useJobName()(job);
  const toast = useToast();
  const showError = useErrorToast();
  const { move } = useQueueMutations();
  const [isAsking, setIsAsking] = useState(false);
  const moveBy = (by: -1 | 1) =>
    move.mutate(
      { id: job.id, by },
      { onSuccess: ({ priority }) => toast({ tone: 'success', title: say('moved', { priority: say(priority) }) }), onError: showError },
    );
  const { submitId, priority } = job;
  return (
    <Buttons>
      <IconButton
        size="small"
        label={say('raise', { what })}
        disabled={move.isPending || priority === queuePriorities[0]}
        onClick={() => moveBy(-1)}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        size="small"
        label={say('lower', { what })}
        disabled={move.isPending || priority === queuePriorities.at(-1)}
        onClick={() => moveBy(1)}
      >
        <ChevronDown />
      </IconButton>
      <IconButton size="small" label={say('cancel', { what })} disabled={submitId === null} onClick={() => setIsAsking(true)}>
        <Ban />
      </IconButton>
      {isAsking && submitId !== null && <CancelDialog submitId={submitId} onClose={() => setIsAsking(false)} />}
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  gap: ${theme.space[2]};
`;
