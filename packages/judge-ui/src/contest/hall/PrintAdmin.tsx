import type { Contest, PrintJob } from '@oj/contract';
import { EmptyState, PrintQueue, type PrintQueueProps, usePhrases } from '@oj/ui';
import { useCallback } from 'react';
import { PagedRows } from '../../parts/list/PagedTable';
import { useErrorToast } from '../../parts/useErrorToast';
import { useContestTitle } from '../useContestTitle';
import type { HallPaging } from './Balloons';
import { Participant } from './Participant';
import { printPhrases } from './printPhrases';
import { usePrintRecords } from './usePrintRecords';
import { usePrintChanges, usePrintAdmin } from './usePrints';

const PAGE_SIZE = 15;

/** What participants want printed: taken, printed and confirmed by one organiser at a time. */
export function PrintAdmin({ contest, page, onPageChange }: HallPaging & { contest: Contest }) {
  const say = usePhrases(printPhrases);
  useContestTitle(contest, say('admin'));
  const list = usePrintAdmin(contest.id, { currentPage: page, limit: PAGE_SIZE });
  return (
    <div>
      <PagedRows list={list} failed={say('failed')} page={page} pageSize={PAGE_SIZE} onPageChange={onPageChange}>
        {(rows, loading) => <Queue cid={contest.id} rows={rows} loading={loading} />}
      </PagedRows>
    </div>
  );
}

function Queue({ cid, rows, loading }: { cid: number; rows: readonly PrintJob[]; loading: boolean }) {
  const say = usePhrases(printPhrases);
  const jobs = usePrintRecords(rows);
  const acts = usePrintActs(cid, rows);
  return (
    <PrintQueue
      {...acts}
      label={say('admin')}
      jobs={jobs}
      loading={loading}
      density="comfortable"
      empty={<EmptyState picture="scroll" title={say('none')} />}
    />
  );
}

function usePrintActs(cid: number, rows: readonly PrintJob[]) {
  const showError = useErrorToast();
  const changes = usePrintChanges(cid);
  const claim = changes.claim.mutateAsync;
  const confirm = changes.confirm.mutateAsync;
  const print = changes.print.mutateAsync;
  const download = changes.download.mutateAsync;
  return {
    onClaim: useCallback<NonNullable<PrintQueueProps['onClaim']>>(
      ({ id }, claimed) => claim({ id: Number(id), claimed }).catch(showError),
      [claim, showError],
    ),
    onPrinted: useCallback<NonNullable<PrintQueueProps['onPrinted']>>(
      ({ id }) => confirm(Number(id)).catch(showError),
      [confirm, showError],
    ),
    onPrint: useCallback<NonNullable<PrintQueueProps['onPrint']>>(
      async ({ id }) => {
        const job = rows.find(row => row.id === id);
        if (job) await print(job).catch(showError);
      },
      [rows, print, showError],
    ),
    onDownload: useCallback<NonNullable<PrintQueueProps['onDownload']>>(
      async ({ id }) => {
        const job = rows.find(row => row.id === id);
        if (job) await download(job).catch(showError);
      },
      [rows, download, showError],
    ),
    renderParticipant: useCallback<NonNullable<PrintQueueProps['renderParticipant']>>(
      ({ participant, realname }) => <Participant username={participant} realname={realname ?? null} />,
      [],
    ),
  };
}
