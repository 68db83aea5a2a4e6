import type { ContestSeat, SeatFault } from '@oj/contract';
import { Dialog, FileDrop, Skeleton, TextArea, usePhrases, useToast } from '@oj/ui';
import { useRef, useState } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { ConfirmDialog } from '../../parts/ConfirmDialog';
import { DialogForm } from '../../parts/DialogForm';
import { FailedBriefly } from '../../parts/FailedBriefly';
import { FileFault, readText } from '../../user/editor/userRows';
import { SeatFaults } from './SeatFaults';
import { seatPhrases } from './seatPhrases';
import { type SeatLine, seatsIn, seatText } from './seatRows';
import { useSeatChanges, useSeats } from './useSeats';

const MOST_BYTES = 1 << 20;

interface SeatsDialogProps {
  cid: number;
  onClose: () => void;
}

/** The dialog in which organisers give the whole list of seats, typed, pasted or from a CSV file: it is checked before it is stored. */
export function SeatsDialog({ cid, onClose }: SeatsDialogProps) {
  const say = usePhrases(seatPhrases);
  const { data, error, refetch } = useSeats(cid);
  return (
    <Dialog
      title={say('title')}
      description={say('lead')}
      width={640}
      closeOnOutsidePress={false}
      open
      onOpenChange={open => !open && onClose()}
    >
      {data && <SeatsForm cid={cid} stored={data} onClose={onClose} />}
      {!data && (error ? <FailedBriefly title={say('failed')} error={error} onRetry={refetch} /> : <Skeleton lines={6} />)}
    </Dialog>
  );
}

interface LookedAt {
  lines: SeatLine[];
  faults: SeatFault[];
}

const seatsOf = (lines: readonly SeatLine[]): ContestSeat[] => lines.map(({ username, room, seat }) => ({ username, room, seat }));

function SeatsForm({ cid, stored, onClose }: SeatsDialogProps & { stored: readonly ContestSeat[] }) {
  const say = usePhrases(seatPhrases);
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { look, save } = useSeatChanges(cid);
  const [text, setText] = useState(() => seatText(stored, say('head')));
  const [fault, setFault] = useState<string>();
  const [found, setFound] = useState<LookedAt>();
  const typed = useRef(text);
  const [isEmptied, setIsEmptied] = useState(false);
  const sayFault = (reason: unknown) =>
    reason instanceof FileFault ? say(reason.fault, { count: reason.count }) : sentenceFor(reason, sayError);
  const change = (next: string) => {
    typed.current = next;
    setText(next);
    setFault(undefined);
    setFound(undefined);
    save.reset();
  };
  const isReady = found && !found.faults.length;
  const submit = async () => {
    try {
      const lines = seatsIn(text);
      if (!lines.length) return stored.length ? setIsEmptied(true) : setFault(say('noRows'));
      if (!isReady) {
        const faults = await look.mutateAsync(seatsOf(lines));
        // What was typed meanwhile is not checked.
        if (typed.current === text) setFound({ lines, faults });
        return;
      }
      await save.mutateAsync(seatsOf(lines));
      toast({ tone: 'success', title: say('saved', { count: lines.length }) });
      onClose();
    } catch (reason) {
      if (reason instanceof FileFault) setFault(sayFault(reason));
      // An account is gone in the meantime: the next check says which.
      else setFound(undefined);
    }
  };
  return (
    <>
      <DialogForm
        submit={isReady ? say('save', { count: found.lines.length }) : say('check')}
        sending={save.error || isReady ? save : look}
        onSubmit={() => void submit()}
        onClose={onClose}
      >
        <TextArea
          label={say('list')}
          hint={say('listHint')}
          error={fault}
          rows={8}
          spellCheck={false}
          autoCapitalize="none"
          value={text}
          onChange={event => change(event.target.value)}
        />
        <FileDrop
          label={say('file')}
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain"
          maxBytes={MOST_BYTES}
          maxFiles={Infinity}
          upload={readText}
          onUploaded={(_, read) => change(String(read))}
          describeError={sayFault}
        />
        {found && <SeatFaults {...found} />}
      </DialogForm>
      <ConfirmDialog
        title={say('removeAsk')}
        description={say('removeLead', { count: stored.length })}
        confirm={say('remove')}
        open={isEmptied}
        onClose={() => setIsEmptied(false)}
        onConfirm={async () => {
          await save.mutateAsync([]);
          toast({ tone: 'success', title: say('removed') });
          onClose();
        }}
      />
    </>
  );
}
