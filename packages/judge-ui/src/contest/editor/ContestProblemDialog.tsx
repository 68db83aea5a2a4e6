import type { ContestEntry } from '@oj/contract';
import { Button, Dialog, usePhrases, useToast } from '@oj/ui';
import { type FormEvent, useState } from 'react';
import { errorPhrases, sentenceFor } from '../../api/errorPhrases';
import { DialogButtons } from '../../parts/DialogButtons';
import { DialogForm } from '../../parts/DialogForm';
import { Refusal } from '../../parts/StackedForm';
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
  const sayError = usePhrases(errorPhrases);
  const toast = useToast();
  const { change } = useContestProblemMutations(cid);
  const [called, setCalled] = useState<ContestEntryValues>(entry);
  const [isAsked, setIsAsked] = useState(false);
  const save = (event: FormEvent) => {
    event.preventDefault();
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
    <DialogForm onSubmit={save}>
      <ContestEntryFields entry={called} isAsked={isAsked} onChange={setCalled} />
      <Refusal>{change.error ? sentenceFor(change.error, sayError) : undefined}</Refusal>
      <DialogButtons>
        <Button onClick={onClose}>{say('cancel')}</Button>
        <Button type="submit" tone="primary" pending={change.isPending}>
          {say('save')}
        </Button>
      </DialogButtons>
    </DialogForm>
  );
}
