import type { Contest, PrintJob } from '@oj/contract';
import { Button, type Column, EmptyState, theme, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { PagedTable } from '../../parts/PagedTable';
import { useErrorToast } from '../../parts/useErrorToast';
import { useContestTitle } from '../useContestTitle';
import type { HallPaging } from './Balloons';
import { HelperCell } from './HelperCell';
import { Participant } from './Participant';
import { printPhrases } from './printPhrases';
import { usePrintColumns } from './usePrintColumns';
import { usePrintChanges, usePrintDesk } from './usePrints';

const PAGE_SIZE = 15;

/** What participants want printed: taken, downloaded and confirmed by one organiser at a time. */
export function PrintDesk({ contest, page, onPageChange }: HallPaging & { contest: Contest }) {
  const say = usePhrases(printPhrases);
  useContestTitle(contest, say('desk'));
  const columns = useDeskColumns(contest.id);
  const list = usePrintDesk(contest.id, { currentPage: page, limit: PAGE_SIZE });
  return (
    <div>
      <PagedTable
        label={say('desk')}
        failed={say('failed')}
        list={list}
        columns={columns}
        rowKey={row => String(row.id)}
        empty={<EmptyState picture="scroll" title={say('none')} />}
        page={page}
        pageSize={PAGE_SIZE}
        onPageChange={onPageChange}
      />
    </div>
  );
}

function useDeskColumns(cid: number): readonly Column<PrintJob>[] {
  const say = usePhrases(printPhrases);
  const { beginning, sentAt, status } = usePrintColumns();
  return useMemo(
    () => [
      { key: 'id', header: '#', width: '64px', cell: ({ id }) => id },
      { key: 'participant', header: say('participant'), cell: row => <Participant {...row} /> },
      beginning,
      sentAt,
      status,
      { key: 'helper', header: say('helper'), width: '196px', cell: row => row.status === 0 && <Helper cid={cid} row={row} /> },
      {
        key: 'actions',
        header: say('actions'),
        headerHidden: true,
        align: 'end',
        width: '176px',
        cell: row => <Actions cid={cid} row={row} />,
      },
    ],
    [say, cid, beginning, sentAt, status],
  );
}

interface JobCellProps {
  cid: number;
  row: PrintJob;
}

function Helper({ cid, row: { id, helper } }: JobCellProps) {
  const say = usePhrases(printPhrases);
  const showError = useErrorToast();
  const { claim } = usePrintChanges(cid);
  return (
    <HelperCell
      helper={helper}
      what={say('job', { id })}
      disabled={claim.isPending}
      onClaim={claimed => claim.mutate({ id, claimed }, { onError: showError })}
    />
  );
}

function Actions({ cid, row }: JobCellProps) {
  const say = usePhrases(printPhrases);
  const showError = useErrorToast();
  const { confirm, download } = usePrintChanges(cid);
  const { id, status } = row;
  return (
    <Buttons>
      <Button
        size="small"
        aria-label={say('downloadOf', { id })}
        pending={download.isPending}
        onClick={() => download.mutate(row, { onError: showError })}
      >
        {say('download')}
      </Button>
      {status === 0 && (
        <Button
          size="small"
          aria-label={say('confirmOf', { id })}
          pending={confirm.isPending}
          onClick={() => confirm.mutate(id, { onError: showError })}
        >
          {say('confirm')}
        </Button>
      )}
    </Buttons>
  );
}

const Buttons = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`;
