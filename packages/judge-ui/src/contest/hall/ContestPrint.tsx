import type { Contest, PrintJob } from '@oj/contract';
import { Card, type Column, EmptyState, usePhrases } from '@oj/ui';
import { useMemo } from 'react';
import { PagedTable } from '../../parts/PagedTable';
import { useContestTitle } from '../useContestTitle';
import type { HallPaging } from './Balloons';
import { PrintForm } from './PrintForm';
import { printPhrases } from './printPhrases';
import { usePrintColumns } from './usePrintColumns';
import { usePrints } from './usePrints';

const PAGE_SIZE = 15;

/** Where a participant has something printed, and sees what became of it. */
export function ContestPrint({ contest, page, onPageChange }: HallPaging & { contest: Contest }) {
  const say = usePhrases(printPhrases);
  useContestTitle(contest, say('print'));
  const { beginning, sentAt, status } = usePrintColumns();
  const columns = useMemo<readonly Column<PrintJob>[]>(() => [beginning, sentAt, status], [beginning, sentAt, status]);
  const list = usePrints(contest.id, { currentPage: page, limit: PAGE_SIZE, onlyMine: true });
  return (
    <>
      {contest.openPrint ? (
        <PrintForm cid={contest.id} />
      ) : (
        <Card>
          <EmptyState picture="scroll" title={say('closed')} />
        </Card>
      )}
      <div>
        <PagedTable
          label={say('own')}
          failed={say('failed')}
          list={list}
          columns={columns}
          rowKey={row => String(row.id)}
          skeletonRows={3}
          empty={<EmptyState title={say('none')} />}
          page={page}
          pageSize={PAGE_SIZE}
          onPageChange={onPageChange}
        />
      </div>
    </>
  );
}
