import type { ContestEntry } from '@oj/contract';
import { Dialog, usePhrases, useToast } from '@oj/ui';
import { useState } from 'react';
import { DialogForm } from '../../parts/DialogForm';
import { ContestEntryFields, type ContestEntryValues, isDisplayId } from '../../problem/editor/ContestEntryFields';
import { contestProblemPhrases } from './contestProblemPhrases';
import { useContestProblemMutations } from './useContestAdmin';

interface ContestProblemDialogProps {
  cid: number;
  /** The dialog is closed when it is undefined. */
  entry: ContestEntry | undefined;
  onClose: () => void;
}

/** What a problem is called in the contest, and the colour of its balloon. */
export function ContestProblemDialog({ cid, entry, onClose }: ContestProblemDialogProps) {
  const say = usePhrases(contestProblemPhrases);
  return (
    <Dialog
      title={say('editOne', { id: entry?.displayId ?? '' })}
      width={440}
      closeOnOutsidePress={false}
      open={!!entry}
      onOpenChange={open => !open && onClose()}
    >
      {entry && <EntryForm cid={cid} entry={entry} onClose={onClose} />}
    </Dialog>
  );
}

function EntryForm({ cid, entry, onClose }: ContestProblemDialogProps & { entry: ContestEntry }) {
  const say = usePhrases(contestProblemPhrases);
  const toast = useToast();
  const { change } = useContestProblemMutations(cid);
  const [called, setCalled] = useState<ContestEntryValues>(entry);
  const [isAsked, setIsAsked] = useState(false);
  const save = () => {
    setIsAsked(true);
    if (!isDisplayId(called.displayId)) return;
    const onSuccess = () => {
      toast({ tone: 'success', title: say('saved') });
      onClose();
    };
    const { displayId, displayTitle, color } = called;
    change.mutate({ pid: entry.pid, displayId, displayTitle, color }, { onSuccess });
  };
  return (
    <DialogForm submit={say('save')} sending={change} onSubmit={save} onClose={onClose}>
      <ContestEntryFields entry={called} isAsked={isAsked} onChange={setCalled} />
    </DialogForm>
  );
}
