import type { Contest, PrintJob } from '@oj/contract';
import { type PrintQueueProps, usePhrases } from '@oj/ui';
import { useCallback, useState } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { useErrorToast } from '../../parts/useErrorToast';
import { Participant } from './Participant';
import { usePrintOnPaper } from './usePrintOnPaper';
import { usePrintChanges } from './usePrints';

type Act<Name extends keyof PrintQueueProps> = NonNullable<PrintQueueProps[Name]>;

/** What an organiser does with print jobs, and the sentence at each job that the printer of the site has not printed. */
export function usePrintActs(contest: Contest, rows: readonly PrintJob[]) {
  const showError = useErrorToast();
  const sayError = usePhrases(errorPhrases);
  const [faults, setFaults] = useState<ReadonlyMap<number, string>>(new Map());
  const changes = usePrintChanges(contest.id);
  const claim = changes.claim.mutateAsync;
  const confirm = changes.confirm.mutateAsync;
  const download = changes.download.mutateAsync;
  const send = changes.send.mutateAsync;
  const print = usePrintOnPaper(contest).mutateAsync;
  const acts = {
    onClaim: useCallback<Act<'onClaim'>>(({ id }, claimed) => claim({ id: Number(id), claimed }).catch(showError), [claim, showError]),
    onPrinted: useCallback<Act<'onPrinted'>>(({ id }) => confirm(Number(id)).catch(showError), [confirm, showError]),
    onPrint: useCallback<Act<'onPrint'>>(
      async ({ id }) => {
        const job = rows.find(row => row.id === id);
        if (job) await print([job]).catch(showError);
      },
      [rows, print, showError],
    ),
    onDownload: useCallback<Act<'onDownload'>>(
      async ({ id }) => {
        const job = rows.find(row => row.id === id);
        if (job) await download(job).catch(showError);
      },
      [rows, download, showError],
    ),
    renderParticipant: useCallback<Act<'renderParticipant'>>(
      ({ participant, realname }) => <Participant username={participant} realname={realname ?? null} />,
      [],
    ),
  };
  const onSend = useCallback<Act<'onSend'>>(
    async ({ id, printed }) => {
      const job = Number(id);
      const fault = await send({ id: job, again: printed }).then(
        () => undefined,
        (reason: unknown) => sentenceFor(reason, sayError),
      );
      setFaults(before => new Map([...before].filter(([each]) => each !== job).concat(fault === undefined ? [] : [[job, fault]])));
    },
    [send, sayError],
  );
  return { acts, onSend, faults };
}
