import type { Contest, PrintJob } from '@oj/contract';
import { Card, EmptyState, PrintQueue, usePhrases } from '@oj/ui';
import { PagedRows } from '../../parts/list/PagedTable';
import { useContestTitle } from '../useContestTitle';
import type { HallPaging } from './Balloons';
import { PrintForm } from './PrintForm';
import { printPhrases } from './printPhrases';
import { usePrintRecords } from './usePrintRecords';
import { usePrints } from './usePrints';

const PAGE_SIZE = 15;

/** Where a participant has something printed, and sees what became of it. */
export function ContestPrint({ contest, page, onPageChange }: HallPaging & { contest: Contest }) {
  const say = usePhrases(printPhrases);
  useContestTitle(contest, say('print'));
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
        <PagedRows list={list} failed={say('failed')} page={page} pageSize={PAGE_SIZE} onPageChange={onPageChange}>
          {(rows, loading) => <Own rows={rows} loading={loading} />}
        </PagedRows>
      </div>
    </>
  );
}

function Own({ rows, loading }: { rows: readonly PrintJob[]; loading: boolean }) {
  const say = usePhrases(printPhrases);
  return (
    <PrintQueue
      label={say('own')}
      jobs={usePrintRecords(rows)}
      hiddenColumns={['id', 'participant']}
      loading={loading}
      skeletonRows={3}
      density="comfortable"
      empty={<EmptyState title={say('none')} />}
    />
  );
}
