import { type Contest, type PrintJob, printStatuses } from '@oj/contract';
import { Button, EmptyState, PrintQueue, theme, usePhrases } from '@oj/ui';
import { Printer } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { PagedRows } from '../../parts/list/PagedTable';
import { useErrorToast } from '../../parts/useErrorToast';
import { useUser } from '../../session/SessionProvider';
import { useContestTitle } from '../useContestTitle';
import type { HallPaging } from './Balloons';
import { printPhrases } from './printPhrases';
import { usePrintActs } from './usePrintActs';
import { usePrintOnPaper } from './usePrintOnPaper';
import { usePrintRecords } from './usePrintRecords';
import { usePrintAdmin, usePrinter } from './usePrints';

const PAGE_SIZE = 15;

/** What participants want printed: taken, printed and confirmed by one organiser at a time. */
export function PrintAdmin({ contest, page, onPageChange }: HallPaging & { contest: Contest }) {
  const say = usePhrases(printPhrases);
  useContestTitle(contest, say('admin'));
  const list = usePrintAdmin(contest.id, { currentPage: page, limit: PAGE_SIZE });
  return (
    <div>
      <PagedRows list={list} failed={say('failed')} page={page} pageSize={PAGE_SIZE} onPageChange={onPageChange}>
        {(rows, loading) => <Queue contest={contest} rows={rows} loading={loading} />}
      </PagedRows>
    </div>
  );
}

function Queue({ contest, rows, loading }: { contest: Contest; rows: readonly PrintJob[]; loading: boolean }) {
  const say = usePhrases(printPhrases);
  const { data: printer } = usePrinter(contest.id);
  const { acts, onSend, faults } = usePrintActs(contest, rows);
  const records = usePrintRecords(rows);
  const jobs = useMemo(() => records.map(job => ({ ...job, fault: job.printed ? null : faults.get(Number(job.id)) })), [records, faults]);
  return (
    <>
      <PrintAll contest={contest} rows={rows} />
      <PrintQueue
        {...acts}
        {...(printer?.isThere && { onSend, printer: printer.name ?? undefined })}
        label={say('admin')}
        jobs={jobs}
        loading={loading}
        density="comfortable"
        empty={<EmptyState picture="scroll" title={say('none')} />}
      />
    </>
  );
}

/** Prints what waits on this page and nobody else has taken, in one go. */
function PrintAll({ contest, rows }: { contest: Contest; rows: readonly PrintJob[] }) {
  const say = usePhrases(printPhrases);
  const showError = useErrorToast();
  const uid = useUser()?.uid;
  const print = usePrintOnPaper(contest);
  const waiting = rows.filter(({ status, helper }) => status === printStatuses.waiting && (helper === null || helper.uid === uid));
  if (waiting.length < 2) return null;
  return (
    <Bar>
      <Button pending={print.isPending} onClick={() => print.mutate(waiting, { onError: showError })}>
        <Printer aria-hidden /> {say('printAll', { count: waiting.length })}
      </Button>
    </Bar>
  );
}

const Bar = styled.div`
  display: flex;
  justify-content: flex-end;
  padding: ${theme.space[4]} ${theme.space[5]};
  border-block-end: 1px solid ${theme.color.line};
`;
